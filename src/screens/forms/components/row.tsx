import {
	CheckboxControl,
	DropdownMenu,
	VisuallyHidden,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, moreVertical } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { summaryOf } from '../logic/answers';
import { longDate, momentOf, shortDate } from '../logic/dates';
import { actionName, senderName } from '../logic/messages';
import { actionsOf } from '../logic/records';
import { ROW } from '../logic/rows';
import { actionIcons } from './action-icons';
import { useConfirm } from './confirm';
import { clip } from './icons';
import type { FormResponse } from '../types';

interface Props {
	response: FormResponse;
}

function Menu( { response }: Props ) {
	const { view } = useInbox();
	const confirmed = useConfirm();
	const pointless = response.is_unread ? 'unread' : 'read';
	return (
		<DropdownMenu
			icon={ moreVertical }
			label={ sprintf(
				/* translators: %s: a person's name. */
				__( 'Actions for %s', 'slipstream' ),
				senderName( response )
			) }
			toggleProps={ { size: 'compact' } }
			controls={ actionsOf( view.tab )
				.filter( ( action ) => action !== pointless )
				.map( ( action ) => ( {
					title: actionName( action ),
					icon: actionIcons[ action ],
					onClick: () => confirmed( action, [ response.id ] ),
				} ) ) }
		/>
	);
}

/** One response of the list. Its link covers the row. */
export function Row( { response }: Props ) {
	const { view, linkTo, selection } = useInbox();
	const { id, is_unread: isUnread, author_email: email } = response;
	const name = senderName( response );
	const isOpen = view.id === id;
	const classes = [
		isUnread && 'is-unread',
		isOpen && 'is-current',
		selection.has( id ) && 'is-selected',
	];
	return (
		<tr
			{ ...{ [ ROW ]: id } }
			className={ classes.filter( Boolean ).join( ' ' ) || undefined }
		>
			<td className="slipstream-inbox__check">
				<CheckboxControl
					__nextHasNoMarginBottom
					checked={ selection.has( id ) }
					onChange={ () => selection.toggle( id ) }
					aria-label={ sprintf(
						/* translators: %s: a person's name. */
						__( 'Select the response from %s', 'slipstream' ),
						name
					) }
				/>
			</td>
			<td className="slipstream-inbox__from">
				<a
					href={ linkTo( { id } ) }
					aria-current={ isOpen ? 'true' : undefined }
				>
					{ isUnread && (
						<VisuallyHidden>
							{ __( 'Unread:', 'slipstream' ) }{ ' ' }
						</VisuallyHidden>
					) }
					<bdi>{ name }</bdi>
				</a>
				{ email !== '' && email !== name && (
					<span className="slipstream-inbox__email" dir="auto">
						{ email }
					</span>
				) }
			</td>
			<td className="slipstream-inbox__summary" dir="auto">
				{ response.has_file && (
					<>
						<Icon icon={ clip } size={ 16 } />
						<VisuallyHidden>
							{ __( 'With a file.', 'slipstream' ) }{ ' ' }
						</VisuallyHidden>
					</>
				) }
				{ summaryOf( response ) }
			</td>
			<td className="slipstream-inbox__source">
				<bdi>{ response.form_title || response.entry_title }</bdi>
			</td>
			<td className="slipstream-inbox__date">
				<time
					dateTime={ momentOf( response ) }
					title={ longDate( response ) }
				>
					{ shortDate( response ) }
				</time>
			</td>
			<td className="slipstream-inbox__more">
				<Menu response={ response } />
			</td>
		</tr>
	);
}
