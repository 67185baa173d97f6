import { languageChoices, tones } from '@slipstream/ai-actions';
import { RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { WORDS } from '../field-request';
import type { ExcerptOptions as Options } from '../field-request';

interface Props {
	options: Options;
	isDisabled: boolean;
	onChange: ( options: Options ) => void;
}

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** How long an excerpt is to be, in which tone and language. */
export function ExcerptOptions( { options, isDisabled, onChange }: Props ) {
	return (
		<div className="slipstream-ai-write__options">
			<RangeControl
				{ ...common }
				label={ __( 'Words', 'slipstream' ) }
				min={ WORDS.least }
				max={ WORDS.most }
				value={ options.words }
				disabled={ isDisabled }
				onChange={ ( words = WORDS.usual ) =>
					onChange( { ...options, words } )
				}
			/>
			<SelectControl
				{ ...common }
				label={ __( 'Tone', 'slipstream' ) }
				value={ options.tone }
				disabled={ isDisabled }
				options={ [
					{
						value: '',
						label: __( 'Same as the post', 'slipstream' ),
					},
					...Object.entries( tones() ).map(
						( [ value, label ] ) => ( { value, label } )
					),
				] }
				onChange={ ( tone ) => onChange( { ...options, tone } ) }
			/>
			<SelectControl
				{ ...common }
				label={ __( 'Language', 'slipstream' ) }
				value={ options.language }
				disabled={ isDisabled }
				options={ [
					{
						value: '',
						label: __( 'Same as the post', 'slipstream' ),
					},
					...languageChoices().map( ( { wire, label } ) => ( {
						value: wire,
						label,
					} ) ),
				] }
				onChange={ ( language ) =>
					onChange( { ...options, language } )
				}
			/>
		</div>
	);
}
