import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { relatedPostsSettings } from '@slipstream/site-settings';
import { Form, SettingsForm, useValuesForm } from '@slipstream/ui';
import { FeatureOff } from '../../feature-off';
import type { RelatedPostsSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';

const SWITCHES = [
	'slipstream_related_below_posts',
	'show_headline',
	'show_thumbnails',
] as const;
const FALLBACK = 'slipstream_related_fallback';
const NAMES = [ ...SWITCHES, FALLBACK ] as const;

/** What stands in for a picture that a related post does not have. */
type Fallback = RelatedPostsSettings[ typeof FALLBACK ];

/** Missing while related posts are off. */
type Shown = Partial<
	Pick< RelatedPostsSettings, ( typeof NAMES )[ number ] >
>;

const fallbacks = (
	current: Fallback
): { value: Fallback; label: string }[] => [
	{ value: 'none', label: __( 'No image', 'slipstream' ) },
	{ value: 'first', label: __( 'First image in the post', 'slipstream' ) },
	{ value: 'icon', label: __( 'Site icon', 'slipstream' ) },
	// It is chosen in the block, where the media library is.
	...( current === 'chosen'
		? [
				{
					value: current,
					label: __( 'Chosen in the block', 'slipstream' ),
				},
			]
		: [] ),
];

function RelatedPostsForm( { saved, save }: SettingsFormProps< Shown > ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change } = form;
	// The others are Jetpack's, and there even while related posts are off.
	if ( saved.slipstream_related_below_posts === undefined ) {
		return (
			<FeatureOff
				text={ __(
					'Turn on Related Posts to see its settings.',
					'slipstream'
				) }
			/>
		);
	}
	const fallback =
		draft[ FALLBACK ] ?? relatedPostsSettings[ FALLBACK ].default;
	return (
		<Form
			form={ form }
			className="is-narrow"
			saveLabel={ __( 'Save related posts', 'slipstream' ) }
		>
			{ SWITCHES.map( ( name ) => (
				<ToggleControl
					key={ name }
					__nextHasNoMarginBottom
					label={ relatedPostsSettings[ name ].label }
					help={ relatedPostsSettings[ name ].description }
					checked={ !! draft[ name ] }
					onChange={ ( isOn ) => change( { [ name ]: isOn } ) }
				/>
			) ) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ relatedPostsSettings[ FALLBACK ].label }
				value={ fallback }
				options={ fallbacks( fallback ) }
				onChange={ ( value ) => change( { [ FALLBACK ]: value } ) }
			/>
		</Form>
	);
}

/** Where related posts appear, and what they show. */
export const RelatedPostsPanel = () => (
	<SettingsForm< Shown > names={ NAMES } Form={ RelatedPostsForm } />
);
