import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import type { FirstStep } from '@slipstream/ui';
import { MAIL_ROUTE, MailTest } from './mail-test';
import type { MailAnswer } from './mail-test';

/** Until an email arrived, the owner may never hear of a response. */
export const firstStep: FirstStep = {
	id: 'mail',
	order: 20,
	title: __( 'Find out whether email arrives', 'slipstream' ),
	text: __(
		'Form responses and password resets are sent by email, which often gets lost.',
		'slipstream'
	),
	Controls: MailTest,
	isDone: async () => {
		const { test, failure } =
			await getHttp().get< MailAnswer >( MAIL_ROUTE );
		return test?.answer === 'yes' && failure === null;
	},
};
