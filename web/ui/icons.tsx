import { icon } from './first-icons.tsx'

export const PictureIcon = icon(
  <>
    <rect x="2.5" y="3.5" width="15" height="13" rx="2" />
    <circle cx="7" cy="8" r="1.4" />
    <path d="m3.2 14.6 4-3.8 3 2.8 3.2-3.6 3.6 4" />
  </>,
)
export const PeopleIcon = icon(
  <>
    <circle cx="7.6" cy="7" r="2.7" />
    <path d="M2.6 15.8a5.1 5.1 0 0 1 10 0M12.6 4.6a2.7 2.7 0 0 1 0 4.9M14.4 11.6a5.1 5.1 0 0 1 3 4.2" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 5.8V10l2.8 1.9" />
  </>,
)
export const TaskIcon = icon(
  <>
    <rect x="4" y="3.6" width="12" height="14" rx="2" />
    <path d="M7.6 2.4h4.8v2.6H7.6zM7.2 11l2 2 3.6-4" />
  </>,
)
export const SlidersIcon = icon(
  <>
    <path d="M3 6.2h6.4M13.2 6.2H17M3 13.8h3.4M10.2 13.8H17" />
    <circle cx="11.3" cy="6.2" r="1.9" />
    <circle cx="8.3" cy="13.8" r="1.9" />
  </>,
)
export const ArrowUpIcon = icon(<path d="M10 16V4.5M5.5 8.8 10 4.2l4.5 4.6" />)
export const ArrowDownIcon = icon(<path d="M10 4v11.5M5.5 11.2l4.5 4.6 4.5-4.6" />)
export const RemoveIcon = icon(
  <path d="M3.5 5.5h13M8 5.2V3.4h4v1.8M5.2 5.5l.7 10.2c0 .7.6 1.2 1.2 1.2h5.8c.6 0 1.2-.5 1.2-1.2l.7-10.2M8.4 8.6v5M11.6 8.6v5" />,
)
export const GripIcon = icon(<path d="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" strokeWidth="2.4" />)
export const PencilIcon = icon(<path d="m12.6 4.2 3.2 3.2-8.9 8.9-3.9.7.7-3.9zM10.6 6.2l3.2 3.2" />)
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />)
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const EyeIcon = icon(
  <>
    <path d="M2.5 10S5.2 4.8 10 4.8 17.5 10 17.5 10 14.8 15.2 10 15.2 2.5 10 2.5 10Z" />
    <circle cx="10" cy="10" r="2.2" />
  </>,
)
export const CertificateIcon = icon(
  <>
    <circle cx="10" cy="7.8" r="5" />
    <path d="m7 11.9-.8 5.6 3.8-2 3.8 2-.8-5.6M8 7.9l1.4 1.4L12.2 6.4" />
  </>,
)
export const RouteIcon = icon(
  <>
    <circle cx="4.8" cy="15.4" r="2" />
    <circle cx="15.2" cy="4.6" r="2" />
    <path d="M6.8 15.4h6.4a2.7 2.7 0 0 0 0-5.4H6.8a2.7 2.7 0 0 1 0-5.4h6.4" />
  </>,
)
export const DownloadIcon = icon(<path d="M10 3v9.5M6 8.8l4 4 4-4M3.5 16.5h13" />)
