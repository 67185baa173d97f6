/**
 * The style that a block's class names: WordPress keeps the chosen one there.
 *
 * @param className The block's class names.
 * @return Undefined where they name none.
 */
export const styleInClass = ( className = '' ): string | undefined =>
	/(?:^|\s)is-style-(\S+)/.exec( className )?.[ 1 ];
