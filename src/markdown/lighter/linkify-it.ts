/** Holds the place of the finder of addresses, which only Markdown blocks need and set themselves. */
export class LinkifyIt {}
