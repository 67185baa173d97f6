import type { Page } from '@playwright/test';

/** What the editor's store says of requests. */
export const requestsOf = (
	page: Page
): Promise< { requestsCount: number; requestsLimit: number } > =>
	page.evaluate( () => {
		const { requestsCount, requestsLimit } = window.wp.data
			.select( 'wordpress-com/plans' )
			.getAiAssistantFeature();
		return { requestsCount, requestsLimit };
	} );
