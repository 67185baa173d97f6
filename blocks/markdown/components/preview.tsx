import { __experimentalConfirmDialog as ConfirmDialog } from '@wordpress/components';
import { useRefEffect } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Leaving {
	href: string;
	view: Window | null;
}

/** The link that a click is about, if it leads to another page: notes and headings are on this one. */
function linkAway( event: MouseEvent ): HTMLAnchorElement | null {
	const link = ( event.target as Element ).closest( 'a' );
	const href = link?.getAttribute( 'href' ) ?? '#';
	return href.startsWith( '#' ) ? null : link;
}

/** The rendered text. Its links work, after a question: whoever follows one leaves the post. */
export function Preview( { html }: { html: string } ) {
	const [ leaving, setLeaving ] = useState< Leaving >();
	const ref = useRefEffect< HTMLDivElement >( ( element ) => {
		const onClick = ( event: MouseEvent ) => {
			const link = linkAway( event );
			if ( link ) {
				event.preventDefault();
				setLeaving( {
					href: link.href,
					view: link.ownerDocument.defaultView,
				} );
			}
		};
		element.addEventListener( 'click', onClick );
		return () => element.removeEventListener( 'click', onClick );
	}, [] );
	return (
		<>
			<div ref={ ref } dangerouslySetInnerHTML={ { __html: html } } />
			<ConfirmDialog
				isOpen={ !! leaving }
				confirmButtonText={ __( 'Leave', 'slipstream' ) }
				cancelButtonText={ __( 'Stay', 'slipstream' ) }
				onConfirm={ () => {
					setLeaving( undefined );
					// The canvas is a frame: the whole editor goes, and asks about unsaved changes itself.
					leaving?.view?.open( leaving.href, '_top' );
				} }
				onCancel={ () => setLeaving( undefined ) }
			>
				{ __(
					'Are you sure you wish to leave this page?',
					'slipstream'
				) }
			</ConfirmDialog>
		</>
	);
}
