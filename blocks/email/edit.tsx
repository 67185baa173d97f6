import {
	ContactLines,
	SiteDetailsPanel,
	stayHere,
	useShownDetails,
} from '@slipstream/contact';
import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { linkEmails } from './link-emails';
import type { EmailAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const KEYS = [ 'email' ] as const;

export default function Edit( props: EditProps< EmailAttributes > ) {
	const { attributes, setAttributes, clientId, isSelected } = props;
	const { shown, isFromSite } = useShownDetails( attributes, KEYS );
	const isLocked = useBlockEditingMode() === 'disabled';
	const isEmpty = ! shown.email;
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
						key: 'email',
						label: __( 'Email address', 'slipstream' ),
						inputMode: 'email',
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
						? __(
								'The site has no email address yet',
								'slipstream'
							)
						: __( 'No email address', 'slipstream' )
				}
			>
				{ isEmpty ? null : linkEmails( shown.email ) }
			</ContactLines>
		</div>
	);
}
