import {
	ContactLines,
	SiteDetailsPanel,
	useShownDetails,
} from '@slipstream/contact';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { MapPanel } from './components/map-panel';
import { Lines, isEmpty } from './save';
import type { AddressAttributes, Line } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { LineField } from '@slipstream/contact';

const KEYS: readonly Line[] = [
	'address',
	'addressLine2',
	'addressLine3',
	'city',
	'region',
	'postal',
	'country',
];

const fields = (): LineField< Line >[] => [
	{ key: 'address', label: __( 'Street address', 'slipstream' ) },
	{ key: 'addressLine2', label: __( 'Address line 2', 'slipstream' ) },
	{ key: 'addressLine3', label: __( 'Address line 3', 'slipstream' ) },
	{ key: 'city', label: __( 'City', 'slipstream' ) },
	{ key: 'region', label: __( 'State, province or region', 'slipstream' ) },
	{ key: 'postal', label: __( 'Postal code', 'slipstream' ) },
	{ key: 'country', label: __( 'Country', 'slipstream' ) },
];

export default function Edit( props: EditProps< AddressAttributes > ) {
	const { attributes, setAttributes, clientId, isSelected } = props;
	const { shown, isFromSite } = useShownDetails( attributes, KEYS );
	const isLocked = useBlockEditingMode() === 'disabled';
	const lines = <Lines attributes={ shown } />;
	return (
		<div { ...useBlockProps() }>
			{ isSelected && ! isLocked && (
				<>
					<MapPanel
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
					<SiteDetailsPanel
						clientId={ clientId }
						attributes={ attributes }
						keys={ KEYS }
					/>
				</>
			) }
			<ContactLines
				fields={ fields() }
				values={ attributes }
				onChange={ setAttributes }
				isSelected={ isSelected }
				isEditing={ isSelected && ! isLocked && ! isFromSite }
				placeholder={
					isFromSite
						? __( 'The site has no address yet', 'slipstream' )
						: __( 'Add an address', 'slipstream' )
				}
			>
				{ ! isEmpty( shown ) &&
					( attributes.linkToGoogleMaps ? (
						// Looks like the link that it is on the page, and leads nowhere from here.
						// eslint-disable-next-line jsx-a11y/anchor-is-valid
						<a>{ lines }</a>
					) : (
						lines
					) ) }
			</ContactLines>
		</div>
	);
}
