import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useWritingForm } from '../hooks/use-writing-form';
import * as logic from '../logic/templates';
import { nameOf, TemplateRow } from './template-row';
import { WritingForm } from './writing-form';
import type { Row } from '../logic/templates';
import type { WritingProps } from './writing-panels';

const ADD = '.slipstream-writing__add';

type Form = Pick<
	ReturnType< typeof useWritingForm< readonly Row[] > >,
	'draft' | 'setDraft' | 'focusNext'
>;

/** What can be done with the list; the focus goes where the change is. */
function changesOf( { draft: rows, setDraft, focusNext }: Form ) {
	const add = () => {
		const next = logic.withNew( rows );
		setDraft( next );
		focusNext( `[data-row="${ next.at( -1 )?.id }"] input` );
	};
	const move = ( at: number, by: -1 | 1 ) => {
		const row = rows[ at ];
		if ( row ) {
			setDraft( logic.withMoved( rows, at, at + by ) );
			focusNext( `[data-row="${ row.id }"] [data-move="${ by }"]` );
			speak(
				sprintf(
					/* translators: 1: the name of a template, 2: its place, 3: how many there are. */
					__( '“%1$s” is number %2$d of %3$d.', 'slipstream' ),
					nameOf( row ),
					at + by + 1,
					rows.length
				)
			);
		}
	};
	const remove = ( at: number ) => {
		const left = rows.filter( ( _, other ) => other !== at );
		const near = left[ Math.min( at, left.length - 1 ) ];
		setDraft( left );
		focusNext( near ? `[data-row="${ near.id }"] [data-delete]` : ADD );
		speak( __( 'Deleted.', 'slipstream' ) );
	};
	return { add, move, remove };
}

/** Adds, words, moves and deletes templates. */
export function TemplatesForm( { saved, onSave }: WritingProps ) {
	const form = useWritingForm( { saved, onSave }, logic );
	const { draft: rows, setDraft } = form;
	const defaults = logic.rowsOf( saved.default_templates );
	const isDefault =
		JSON.stringify( logic.bodyOf( rows ) ) ===
		JSON.stringify( logic.bodyOf( defaults ) );
	const { add, move, remove } = changesOf( form );
	return (
		<WritingForm
			form={ form }
			saveLabel={ __( 'Save templates', 'slipstream' ) }
		>
			<p>
				{ __(
					'Authors find them under “Write with AI”, in this order.',
					'slipstream'
				) }
			</p>
			{ rows.length === 0 ? (
				<p className="slipstream-writing__empty">
					{ __( 'There are no templates.', 'slipstream' ) }
				</p>
			) : (
				<ol className="slipstream-writing__templates">
					{ rows.map( ( row, at ) => (
						<TemplateRow
							key={ row.id }
							row={ row }
							isFirst={ at === 0 }
							isLast={ at === rows.length - 1 }
							problems={ form.problems }
							onChange={ ( some ) =>
								setDraft(
									rows.map( ( own ) =>
										own === row ? { ...own, ...some } : own
									)
								)
							}
							onMove={ ( by ) => move( at, by ) }
							onRemove={ () => remove( at ) }
						/>
					) ) }
				</ol>
			) }
			<div className="slipstream-dashboard__actions">
				<Button
					className="slipstream-writing__add"
					variant="secondary"
					size="compact"
					disabled={ rows.length >= logic.MOST_TEMPLATES }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add a template', 'slipstream' ) }
				</Button>
				<Button
					variant="tertiary"
					size="compact"
					disabled={ isDefault }
					accessibleWhenDisabled
					onClick={ () => setDraft( defaults ) }
				>
					{ __( 'Reset to defaults', 'slipstream' ) }
				</Button>
			</div>
		</WritingForm>
	);
}
