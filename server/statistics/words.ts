/** The heads of the tables that Admins download. */
export const csvHeads = {
  materials: ['Name', 'Courses Count', 'Users Count'],
  courses: ['Name', 'Update Date', 'Price', 'Students Count'],
  users: ['Name', 'Email', 'Balance', 'Bought Courses', 'Completed Courses', 'Courses Completion %'],
  audit: ['Date', 'Admin', 'Act', 'User', 'Details'],
  sales: ['Date', 'Sold', 'Points', 'Completed'],
}
