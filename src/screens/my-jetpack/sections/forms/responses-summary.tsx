import { _n, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getSettings } from '@slipstream/settings';
import { formatNumber, ResourceContent, useResourceNews } from '@slipstream/ui';

export const responsesAddress = (): string =>
	`${ getSettings().adminUrl }admin.php?page=slipstream-forms`;

/** Whether there are responses that this person may read: editors may, who see no settings. */
export const mayReadResponses = (): boolean => {
	const { modules, forms } = getSettings();
	return modules[ 'contact-form' ] === true && forms.mayRead;
};

/** What visitors have sent and nobody has read; nothing where there is none. */
export function ResponsesSummary() {
	const resource = useResource< { unread: number } >(
		'slipstream/v1/forms/counts'
	);
	if ( ! useResourceNews( resource, ! resource.data?.unread ) ) {
		return null;
	}
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( { unread } ) => (
				<p>
					{ sprintf(
						/* translators: %s: a number. */
						_n(
							'%s response is unread.',
							'%s responses are unread.',
							unread,
							'slipstream'
						),
						formatNumber( unread )
					) }
				</p>
			) }
		</ResourceContent>
	);
}
