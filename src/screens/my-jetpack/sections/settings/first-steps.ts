import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { FirstStep } from '@slipstream/ui';
import { MAIL_ROUTE, MailTest } from '../../mail-test';
import type { MailAnswer } from '../../mail-test';

const mail: FirstStep = {
	id: 'mail',
	order: 20,
	title: __( 'Find out whether email arrives', 'slipstream' ),
	text: __(
		'Form responses and password resets are sent by email, which often gets lost.',
		'slipstream'
	),
	Controls: MailTest,
	isDone: async () =>
		( await getHttp().get< MailAnswer >( MAIL_ROUTE ) ).test?.answer ===
		'yes',
};

const form: FirstStep = {
	id: 'form',
	order: 30,
	title: __( 'Put a form on a page', 'slipstream' ),
	text: __(
		'Let visitors write to you. In the editor, type /form and choose one.',
		'slipstream'
	),
	isAvailable: () => getSettings().modules[ 'contact-form' ] === true,
	link: {
		label: __( 'Add a page', 'slipstream' ),
		href: () => `${ getSettings().adminUrl }post-new.php?post_type=page`,
	},
	isDone: async () => {
		const { pages, parts } = await getHttp().get< {
			pages: number;
			parts: number;
		} >( 'slipstream/v1/features/contact-form/use' );
		return pages + parts > 0;
	},
};

/** Without these, nobody can write to the owner, or the owner never hears of it. */
export const firstSteps: readonly FirstStep[] = [ mail, form ];
