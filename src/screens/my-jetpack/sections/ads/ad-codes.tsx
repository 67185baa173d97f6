import { Button, Notice, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { adsSettings } from '@slipstream/site-settings';
import { CODE_NAMES } from './draft';
import type { FormState } from '@slipstream/ui';
import type { AdsSettings, CodeName } from './draft';

interface Props {
	form: FormState< AdsSettings >;
	saved: AdsSettings;
	/** Whether code may only be taken away. */
	isLocked: boolean;
}

function CodeField( {
	name,
	form,
	saved,
	isLocked,
}: Props & { name: CodeName } ) {
	const message = form.messages[ name ];
	const { label, limits } = adsSettings[ name ];
	return (
		<div className="slipstream-ads__code">
			<TextareaControl
				__nextHasNoMarginBottom
				label={ label }
				help={ message }
				aria-invalid={ !! message }
				readOnly={ isLocked }
				maxLength={ limits.maxLength }
				spellCheck={ false }
				rows={ 4 }
				value={ form.draft[ name ] }
				onChange={ ( code ) => form.change( { [ name ]: code } ) }
			/>
			{ isLocked && saved[ name ] && (
				<Button
					variant="tertiary"
					isDestructive
					disabled={ form.isSaving }
					onClick={ () => void form.save( { [ name ]: '' } ) }
				>
					{ sprintf(
						/* translators: %s: a format of ads, such as Rectangle 300 × 250. */
						__( 'Remove code: %s', 'slipstream' ),
						label
					) }
				</Button>
			) }
		</div>
	);
}

/** The code of the owner's ads, by format. */
export function AdCodes( props: Props ) {
	return (
		<fieldset className="slipstream-ads__codes">
			<legend>{ __( 'Ad code', 'slipstream' ) }</legend>
			<p>
				{ __(
					'Paste the code that your ad network gives you for each format. An Ad block in that format shows it. Without code, visitors see nothing.',
					'slipstream'
				) }
			</p>
			<Notice status="warning" isDismissible={ false }>
				{ props.isLocked
					? __(
							'This code runs on every page with an ad. Only people who can use unfiltered HTML can change it.',
							'slipstream'
						)
					: __(
							'The code runs on your pages unchanged and can do anything there, such as read what visitors type or show them other content. Only use code from a network that you trust. If visitors are asked before embedded content loads (see Privacy), they are asked about ads too.',
							'slipstream'
						) }
			</Notice>
			{ CODE_NAMES.map( ( name ) => (
				<CodeField key={ name } name={ name } { ...props } />
			) ) }
		</fieldset>
	);
}
