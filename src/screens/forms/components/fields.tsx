import { VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon } from '@wordpress/icons';
import type { ListField } from '@slipstream/ui';
import { longDate, momentOf, shortDate } from '../logic/dates';
import { senderName } from '../logic/messages';
import { notificationText } from '../logic/notification';
import { summaryOf } from '../logic/values';
import { clip, unsentEmail } from './icons';
import type { FormResponse } from '../types';

/** What the list shows of a response. The ids of those that sort are what the route sorts by. */
export const responseFields = (): ListField< FormResponse >[] => [
	{
		id: 'title',
		label: __( 'From', 'slipstream' ),
		placement: 'title',
		sort: 'asc',
		render: ( response ) => <bdi>{ senderName( response ) }</bdi>,
		renderNote: ( response ) =>
			response.author_email !== senderName( response ) &&
			response.author_email,
	},
	{
		id: 'summary',
		label: __( 'Response', 'slipstream' ),
		placement: 'description',
		hasOwnDirection: true,
		render: ( response ) => (
			<>
				{ response.has_file && (
					<>
						<Icon icon={ clip } size={ 16 } />
						<VisuallyHidden>
							{ __( 'With a file.', 'slipstream' ) }{ ' ' }
						</VisuallyHidden>
					</>
				) }
				{ notificationText( response.notification ) !== '' && (
					<>
						<Icon icon={ unsentEmail } size={ 16 } />
						<VisuallyHidden>
							{ __(
								'The email was not sent.',
								'slipstream'
							) }{ ' ' }
						</VisuallyHidden>
					</>
				) }
				{ summaryOf( response ) }
			</>
		),
	},
	{
		id: 'source',
		label: __( 'Page', 'slipstream' ),
		placement: 'detail',
		render: ( response ) => (
			<bdi>{ response.form_title || response.entry_title }</bdi>
		),
	},
	{
		id: 'date',
		label: __( 'Date', 'slipstream' ),
		placement: 'end',
		sort: 'desc',
		render: ( response ) => (
			<time
				dateTime={ momentOf( response ) }
				title={ longDate( response ) }
			>
				{ shortDate( response ) }
			</time>
		),
	},
];
