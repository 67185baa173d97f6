import {
	ContactLines,
	SiteDetailsPanel,
	stayHere,
	useShownDetails,
} from '@slipstream/contact';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { linkPhone } from './link-phone';
import type { PhoneAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const KEYS = [ 'phone' ] as const;

export default function Edit( props: EditProps< PhoneAttributes > ) {
	const { attributes, setAttributes, clientId, isSelected } = props;
	const { shown, isFromSite } = useShownDetails( attributes, KEYS );
	const isLocked = useBlockEditingMode() === 'disabled';
	const isEmpty = ! shown.phone;
	return (
		<div { ...useBlockProps( { onClick: stayHere } ) }>
			{ isSelected && ! isLocked && (
				<SiteDetailsPanel
					clientId={ clientId }
					attributes={ attributes }
					keys={ KEYS }
				/>
			) }
			<ContactLines
				fields={ [
					{
						key: 'phone',
						label: __( 'Phone number', 'slipstream' ),
						inputMode: 'tel',
					},
				] }
				values={ attributes }
				onChange={ setAttributes }
				isSelected={ isSelected }
				isEditing={
					! isLocked && ! isFromSite && ( isSelected || isEmpty )
				}
				placeholder={
					isFromSite
						? __( 'The site has no phone number yet', 'slipstream' )
						: __( 'No phone number', 'slipstream' )
				}
			>
				{ isEmpty ? null : linkPhone( shown.phone ) }
			</ContactLines>
		</div>
	);
}
