import { DetailEdit } from '@slipstream/contact';
import { __ } from '@wordpress/i18n';
import { linkEmails } from './link-emails';
import type { EmailAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< EmailAttributes > ) {
	return (
		<DetailEdit
			block={ props }
			field={ {
				key: 'email',
				label: __( 'Email address', 'slipstream' ),
				inputMode: 'email',
			} }
			placeholders={ {
				own: __( 'No email address', 'slipstream' ),
				site: __( 'The site has no email address yet', 'slipstream' ),
			} }
		>
			{ linkEmails }
		</DetailEdit>
	);
}
