import { __ } from '@wordpress/i18n';
import { MailTest } from './mail-test';

/** Whether email from this site arrives. */
export const EmailPanel = () => (
	<>
		<p className="slipstream-ui-muted">
			{ __(
				'Find out whether email from this site arrives. The test goes to the address in your profile.',
				'slipstream'
			) }
		</p>
		<MailTest />
	</>
);
