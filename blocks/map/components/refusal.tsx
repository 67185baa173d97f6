import { Notice } from '@wordpress/components';

/** Why something could not be done; nothing where it could. */
export const Refusal = ( { message }: { message: string } ) =>
	message ? (
		<Notice status="error" isDismissible={ false }>
			{ message }
		</Notice>
	) : null;
