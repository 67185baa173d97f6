import { DetailEdit } from '@slipstream/contact';
import { __ } from '@wordpress/i18n';
import { linkPhone } from './link-phone';
import type { PhoneAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< PhoneAttributes > ) {
	return (
		<DetailEdit
			block={ props }
			field={ {
				key: 'phone',
				label: __( 'Phone number', 'slipstream' ),
				inputMode: 'tel',
			} }
			placeholders={ {
				own: __( 'No phone number', 'slipstream' ),
				site: __( 'The site has no phone number yet', 'slipstream' ),
			} }
		>
			{ linkPhone }
		</DetailEdit>
	);
}
