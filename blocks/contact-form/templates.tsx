import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { fieldTemplate, SUBMIT } from '@slipstream/forms';
import type { Template } from '@slipstream/forms';
import type { Block } from '@wordpress/blocks';

type Entry = Template[ number ];

interface Labelled {
	required?: boolean;
	width?: number;
	options?: string[];
	[ more: string ]: unknown;
}

/** A field with a label, and options where it is a choice. */
function ask( type: string, label: string, more: Labelled = {} ): Entry {
	const { options, ...attributes } = more;
	const isList = type === 'select';
	return [
		`jetpack/field-${ type }`,
		isList ? more : attributes,
		fieldTemplate(
			type,
			attributes,
			label,
			isList
				? undefined
				: options?.map( ( option ): Entry => [
						'jetpack/option',
						{ label: option },
					] )
		),
	];
}

const send = ( text: string ): Entry => [ 'core/button', { ...SUBMIT, text } ];
const who = ( required = true ): Entry[] => [
	ask( 'name', __( 'Name', 'slipstream' ), { required } ),
	ask( 'email', __( 'Email', 'slipstream' ), { required } ),
];
const message = ( label: string = __( 'Message', 'slipstream' ) ) =>
	ask( 'textarea', label );

const step = ( stepLabel: string, inner: Entry[] ): Entry => [
	'jetpack/form-step',
	{ stepLabel },
	inner,
];

const inSteps = (): Entry[] => [
	[ 'jetpack/form-progress-indicator' ],
	[
		'jetpack/form-step-container',
		{},
		[
			step( __( 'About you', 'slipstream' ), who() ),
			step( __( 'Your message', 'slipstream' ), [ message() ] ),
		],
	],
	[
		'jetpack/form-step-navigation',
		{},
		[
			[
				'core/button',
				{
					...SUBMIT,
					type: 'button',
					className: 'form-button-previous is-style-outline',
					text: __( 'Back', 'slipstream' ),
				},
			],
			[
				'core/button',
				{
					...SUBMIT,
					type: 'button',
					className: 'form-button-next',
					text: __( 'Next', 'slipstream' ),
				},
			],
			send( __( 'Send', 'slipstream' ) ),
		],
	],
];

const TEMPLATES: Record< string, () => Entry[] > = {
	'contact-form': () => [
		...who(),
		message(),
		send( __( 'Send', 'slipstream' ) ),
	],
	'rsvp-form': () => [
		...who(),
		ask( 'radio', __( 'Will you attend?', 'slipstream' ), {
			required: true,
			options: [ __( 'Yes', 'slipstream' ), __( 'No', 'slipstream' ) ],
		} ),
		message( __( 'Anything we should know?', 'slipstream' ) ),
		send( __( 'Send RSVP', 'slipstream' ) ),
	],
	'registration-form': () => [
		...who(),
		ask( 'telephone', __( 'Phone', 'slipstream' ) ),
		ask( 'select', __( 'How did you hear about us?', 'slipstream' ), {
			options: [
				__( 'Search engine', 'slipstream' ),
				__( 'Social media', 'slipstream' ),
				__( 'Television or radio', 'slipstream' ),
				__( 'Friends or family', 'slipstream' ),
				__( 'Something else', 'slipstream' ),
			],
		} ),
		message( __( 'Anything else?', 'slipstream' ) ),
		send( __( 'Register', 'slipstream' ) ),
	],
	'appointment-form': () => [
		...who(),
		ask( 'telephone', __( 'Phone', 'slipstream' ), { required: true } ),
		ask( 'date', __( 'Day', 'slipstream' ), { required: true } ),
		ask( 'radio', __( 'Time of day', 'slipstream' ), {
			required: true,
			options: [
				__( 'Morning', 'slipstream' ),
				__( 'Afternoon', 'slipstream' ),
			],
		} ),
		message( __( 'What is it about?', 'slipstream' ) ),
		send( __( 'Request an appointment', 'slipstream' ) ),
	],
	'feedback-form': () => [
		...who(),
		ask( 'rating', __( 'How did we do?', 'slipstream' ), {
			required: true,
		} ),
		message( __( 'What could be better?', 'slipstream' ) ),
		send( __( 'Send feedback', 'slipstream' ) ),
	],
	'newsletter-form': () => [
		...who(),
		[
			'jetpack/field-consent',
			{},
			[
				[
					'jetpack/option',
					{
						label: __(
							'By signing up you allow us to email you. You can unsubscribe at any time.',
							'slipstream'
						),
						hideInput: true,
						isStandalone: true,
					},
				],
			],
		],
		send( __( 'Sign up', 'slipstream' ) ),
	],
	'multistep-form': inSteps,
	'lead-capture-form': () => [
		...who(),
		ask( 'text', __( 'Company', 'slipstream' ), { width: 50 } ),
		ask( 'url', __( 'Website', 'slipstream' ), { width: 50 } ),
		ask(
			'checkbox-multiple',
			__( 'What are you interested in?', 'slipstream' ),
			{
				options: [
					__( 'Prices', 'slipstream' ),
					__( 'A demo', 'slipstream' ),
					__( 'Working together', 'slipstream' ),
				],
			}
		),
		send( __( 'Get in touch', 'slipstream' ) ),
	],
	'salesforce-lead-form': () => [
		ask( 'name', __( 'First name', 'slipstream' ), {
			required: true,
			id: 'first_name',
			fieldVariant: 'first-name',
		} ),
		ask( 'name', __( 'Last name', 'slipstream' ), {
			required: true,
			id: 'last_name',
			fieldVariant: 'last-name',
		} ),
		ask( 'email', __( 'Email', 'slipstream' ), {
			required: true,
			id: 'email',
		} ),
		ask( 'text', __( 'Company', 'slipstream' ), { id: 'company' } ),
		send( __( 'Send', 'slipstream' ) ),
	],
};

const SUBJECTS: Record< string, () => string > = {
	'rsvp-form': () => __( 'A new RSVP from your website', 'slipstream' ),
	'registration-form': () =>
		__( 'A new registration from your website', 'slipstream' ),
	'appointment-form': () =>
		__( 'A new appointment request from your website', 'slipstream' ),
	'feedback-form': () => __( 'New feedback from your website', 'slipstream' ),
};

/**
 * The blocks that a new form of a kind begins with; none for a kind that is not known.
 *
 * @param variation The kind.
 */
export function blocksOf( variation: string | undefined ): Block[] | undefined {
	const template = variation ? TEMPLATES[ variation ]?.() : undefined;
	return (
		template &&
		createBlocksFromInnerBlocksTemplate(
			template as Parameters<
				typeof createBlocksFromInnerBlocksTemplate
			>[ 0 ]
		)
	);
}

/** The button alone: where an author begins with nothing. */
export const blankForm = () =>
	createBlocksFromInnerBlocksTemplate( [
		send( __( 'Send', 'slipstream' ) ),
	] as Parameters< typeof createBlocksFromInnerBlocksTemplate >[ 0 ] );

/**
 * The settings that a new form of a kind begins with.
 *
 * @param variationName The kind.
 * @param subject       The subject that it has already.
 */
export const settingsOf = ( variationName: string, subject?: string ) => ( {
	variationName,
	subject: subject || SUBJECTS[ variationName ]?.() || '',
} );
