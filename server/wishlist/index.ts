export { addToWishlist, mergeGuestWishlist } from './add-to-wishlist.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { removeBought } from './wishlist.queries.ts'
export { wishlistRoutes } from './wishlist.routes.ts'
