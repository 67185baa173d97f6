import { Button, SelectControl } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { numberText } from '../logic/messages';

/** The way to the other pages of the list. */
export function Pagination() {
	const { view, pages, go, list } = useInbox();
	if ( pages < 2 || list.isFirst ) {
		return null;
	}
	const to = ( page: number ) => go( { page, id: 0 } );
	return (
		<nav
			className="slipstream-inbox__pages"
			aria-label={ __( 'Pages', 'slipstream' ) }
		>
			<Button
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Previous page', 'slipstream' ) }
				disabled={ view.page <= 1 }
				accessibleWhenDisabled
				onClick={ () => to( view.page - 1 ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'Page', 'slipstream' ) }
				value={ String( view.page ) }
				options={ Array.from( { length: pages }, ( _, at ) => ( {
					value: String( at + 1 ),
					label: sprintf(
						/* translators: 1: a page's number, 2: how many there are. */
						__( '%1$s of %2$s', 'slipstream' ),
						numberText( at + 1 ),
						numberText( pages )
					),
				} ) ) }
				onChange={ ( value: string ) => to( Number( value ) ) }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Next page', 'slipstream' ) }
				disabled={ view.page >= pages }
				accessibleWhenDisabled
				onClick={ () => to( view.page + 1 ) }
			/>
		</nav>
	);
}
