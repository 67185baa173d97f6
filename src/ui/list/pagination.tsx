import { Button, SelectControl } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { formatNumber } from '@slipstream/format';

interface Props {
	page: number;
	pages: number;
	onChange: ( page: number ) => void;
}

/** The way to the other pages of a list; nothing where there is one page. */
export function Pagination( { page, pages, onChange }: Props ) {
	if ( pages < 2 ) {
		return null;
	}
	return (
		<nav
			className="slipstream-ui-pagination"
			aria-label={ __( 'Pages', 'slipstream' ) }
		>
			<Button
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Previous page', 'slipstream' ) }
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => onChange( page - 1 ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'Page', 'slipstream' ) }
				value={ String( page ) }
				options={ Array.from( { length: pages }, ( _, at ) => ( {
					value: String( at + 1 ),
					label: sprintf(
						/* translators: 1: a page's number, 2: how many there are. */
						__( '%1$s of %2$s', 'slipstream' ),
						formatNumber( at + 1 ),
						formatNumber( pages )
					),
				} ) ) }
				onChange={ ( value: string ) => onChange( Number( value ) ) }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Next page', 'slipstream' ) }
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => onChange( page + 1 ) }
			/>
		</nav>
	);
}
