/** The address of a card's picture: a drawing of this site has a simpler form for that, without scale and notes. */
export function thumbnailAddress(address: string): string {
  return address.startsWith("/comparison.svg?") ? `${address}&size=thumbnail` : address;
}
