import { useEffect } from '@wordpress/element';
import { useBlockEditor } from '@slipstream/block-kit';
import { buttonOf } from '../button';
import type { Look } from '../button';
import type { CalendlyAttributes } from '../types';

/** What changes of a button: what a code does not say is left as it is. */
const changesOf = ( url: string, look: Look ) => ( {
	url,
	...( look.text && { text: look.text } ),
	...( look.color && {
		backgroundColor: undefined,
		customBackgroundColor: look.color,
	} ),
	...( look.textColor && {
		textColor: undefined,
		customTextColor: look.textColor,
	} ),
} );

/** The look of the button that the server draws of attributes where there is none inside: the same rules as in php/Embeds/Calendly.php. */
const oldLook = ( old: CalendlyAttributes ) => {
	const classes = old.submitButtonClasses ?? '';
	return {
		text: old.submitButtonText,
		color:
			old.submitButtonBackgroundColor || old.customBackgroundButtonColor,
		textColor: old.submitButtonTextColor || old.customTextButtonColor,
		backgroundColor:
			old.backgroundButtonColor ||
			/(?:^|\s)has-(\S+)-background-color(?:\s|$)/.exec( classes )?.[ 1 ],
		named:
			old.textButtonColor ||
			/(?:^|\s)has-(?!text-color|\S+-background-color)(\S+)-color(?:\s|$)/.exec(
				classes
			)?.[ 1 ],
	};
};

/**
 * The one button inside a block that shows a link.
 *
 * @param clientId   The block.
 * @param attributes Its attributes.
 * @return Sees that there is one for an address, which keeps what its author made of it, and none without.
 */
export function useButton( clientId: string, attributes: CalendlyAttributes ) {
	const { actions, selectors } = useBlockEditor();
	const isLink = attributes.style === 'link' && !! attributes.url;
	useEffect( () => {
		// Old posts, and codes that were pasted into the text, have none.
		if ( isLink && selectors.getBlocks( clientId ).length === 0 ) {
			void actions.__unstableMarkNextChangeAsNotPersistent();
			void actions.replaceInnerBlocks( clientId, [
				buttonOf( attributes.url, oldLook( attributes ) ),
			] );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- What the block came with.
	}, [] );
	return ( url: string | undefined, look: Look = {} ) => {
		const [ button ] = selectors.getBlocks( clientId );
		if ( url && button ) {
			void actions.updateBlockAttributes(
				button.clientId,
				changesOf( url, look )
			);
			return;
		}
		void actions.replaceInnerBlocks(
			clientId,
			url ? [ buttonOf( url, look ) ] : []
		);
	};
}
