export { addToWishlist, mergeGuestWishlist } from './add-to-wishlist.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { wishlistEndpoints } from './wishlist.endpoints.ts'
export { removeBought } from './wishlist.queries.ts'
