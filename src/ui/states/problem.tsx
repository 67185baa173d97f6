import { Notice } from '@wordpress/components';

/** Why something was not done, beside what was to do it; nothing where there is no message. */
export function Problem( { message }: { message: string } ) {
	return message ? (
		<Notice status="error" isDismissible={ false }>
			{ message }
		</Notice>
	) : null;
}
