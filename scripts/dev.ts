// npm run dev: the web with hot reload on PORT (3000), and the server, restarted on change, on the port after it.
import { type ChildProcess, spawn } from 'node:child_process'

const port = Number(process.env.PORT ?? 3000)
const apiPort = String(port + 1)
const children: ChildProcess[] = []

start('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: apiPort })
start('vite', ['--port', String(port), '--strictPort'], { API_PORT: apiPort })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

function start(command: string, args: string[], env: Record<string, string>): void {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  child.once('exit', stop)
  children.push(child)
}

function stop(): void {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}
