import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Form, GroupMessage, ResourceContent, useForm } from '@slipstream/ui';
import type { FormState, SettingsFormProps } from '@slipstream/ui';
import { useAiSettings } from '../../ai-settings';
import { nameOf, TemplateRow } from './template-row';
import * as logic from './draft';
import './ai-templates.scss';
import type { AiStatus } from '../../ai-settings';
import type { Row, TemplateSettings } from './draft';

const ADD = '.slipstream-templates__add';

type Rows = Pick<
	FormState< readonly Row[] >,
	'draft' | 'setDraft' | 'focusNext'
>;

/** What can be done with the list; the focus goes where the change is. */
function changesOf( { draft: rows, setDraft, focusNext }: Rows ) {
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
					__( '“%1$s” is now %2$d of %3$d.', 'slipstream' ),
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

interface Props extends SettingsFormProps< TemplateSettings > {
	status: AiStatus;
}

/** Adds, edits, moves and deletes templates. */
function TemplatesForm( { saved, save, status }: Props ) {
	const form = useForm( {
		saved,
		save,
		toDraft: logic.draftOf,
		toBody: logic.bodyOf,
		validate: logic.validate,
	} );
	const { draft: rows, setDraft } = form;
	const defaults = logic.rowsOf( status.default_templates );
	const isDefault =
		JSON.stringify( logic.bodyOf( rows ) ) ===
		JSON.stringify( logic.bodyOf( defaults ) );
	const { add, move, remove } = changesOf( form );
	return (
		<Form
			form={ form }
			className="slipstream-templates"
			saveLabel={ __( 'Save templates', 'slipstream' ) }
		>
			<p>
				{ __(
					'Authors find them under “Write with AI”, in this order.',
					'slipstream'
				) }
			</p>
			<GroupMessage message={ form.messages.slipstream_ai_templates } />
			{ rows.length === 0 ? (
				<p className="slipstream-templates__empty">
					{ __( 'There are no templates.', 'slipstream' ) }
				</p>
			) : (
				<ol className="slipstream-templates__list">
					{ rows.map( ( row, at ) => (
						<TemplateRow
							key={ row.id }
							row={ row }
							isFirst={ at === 0 }
							isLast={ at === rows.length - 1 }
							messages={ form.messages }
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
			<div className="slipstream-ui-buttons">
				<Button
					className="slipstream-templates__add"
					variant="secondary"
					size="compact"
					disabled={ rows.length >= logic.maxItems }
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
		</Form>
	);
}

/** The form for templates, once they are there. */
export function TemplatesPanel() {
	const { resource, settings } = useAiSettings( [
		'slipstream_ai_templates',
	] );
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( data ) => <TemplatesForm { ...data } save={ settings.save } /> }
		</ResourceContent>
	);
}
