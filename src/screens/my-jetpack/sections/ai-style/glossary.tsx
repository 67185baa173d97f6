import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { aiSettings } from '@slipstream/site-settings';
import { GroupMessage } from '@slipstream/ui';
import type { ValidationMessages } from '@slipstream/ui';
import type { Term } from '../../ai-settings';

interface Props {
	rows: readonly Term[];
	messages: ValidationMessages;
	onChange: ( rows: readonly Term[] ) => void;
	focusNext: ( selector: string ) => void;
}

const GLOSSARY = aiSettings.slipstream_ai_glossary;
const WORDS = GLOSSARY.limits.items.properties;

const PARTS = [ 'term', 'preferred' ] as const;

/** What fields are called: each label names its row. */
const LABELS = {
	term: ( number: number ) =>
		sprintf(
			/* translators: %d: number of a row. */
			__( 'Word %d: instead of', 'slipstream' ),
			number
		),
	preferred: ( number: number ) =>
		sprintf(
			/* translators: %d: number of a row. */
			__( 'Word %d: write', 'slipstream' ),
			number
		),
};

/** Words that the site writes otherwise. */
export function Glossary( { rows, messages, onChange, focusNext }: Props ) {
	const change = ( at: number, some: Partial< Term > ) =>
		onChange(
			rows.map( ( row, other ) =>
				other === at ? { ...row, ...some } : row
			)
		);
	const remove = ( at: number ) => {
		onChange( rows.filter( ( _, other ) => other !== at ) );
		const near = Math.min( at, rows.length - 2 );
		focusNext(
			near >= 0
				? `[data-term="${ near }"] button`
				: '.slipstream-style__add-term'
		);
	};
	const add = () => {
		onChange( [ ...rows, { term: '', preferred: '' } ] );
		focusNext( `[data-term="${ rows.length }"] input` );
	};
	return (
		<fieldset>
			<legend>{ GLOSSARY.label }</legend>
			<p>{ GLOSSARY.description }</p>
			<GroupMessage message={ messages.slipstream_ai_glossary } />
			{ rows.length > 0 && (
				<ol className="slipstream-style__glossary">
					<li aria-hidden="true">
						<span>{ __( 'Instead of', 'slipstream' ) }</span>
						<span>{ __( 'Write', 'slipstream' ) }</span>
					</li>
					{ rows.map( ( row, at ) => (
						<li key={ at } data-term={ at }>
							{ PARTS.map( ( part ) => (
								<TextControl
									__nextHasNoMarginBottom
									__next40pxDefaultSize
									key={ part }
									hideLabelFromVision
									label={ LABELS[ part ]( at + 1 ) }
									maxLength={ WORDS[ part ].maxLength }
									value={ row[ part ] }
									aria-invalid={
										!! messages[ `${ part } ${ at }` ]
									}
									help={ messages[ `${ part } ${ at }` ] }
									onChange={ ( value ) =>
										change( at, { [ part ]: value } )
									}
								/>
							) ) }
							<Button
								icon={ trash }
								isDestructive
								label={ sprintf(
									/* translators: %d: number of a row. */
									__( 'Delete word %d', 'slipstream' ),
									at + 1
								) }
								onClick={ () => remove( at ) }
							/>
						</li>
					) ) }
				</ol>
			) }
			<Button
				className="slipstream-style__add-term"
				variant="secondary"
				size="compact"
				onClick={ add }
			>
				{ __( 'Add a word', 'slipstream' ) }
			</Button>
		</fieldset>
	);
}
