import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { FirstStep } from '@slipstream/ui';

/** Without a form, nobody can write to the owner. */
export const firstStep: FirstStep = {
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
