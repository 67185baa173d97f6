import type { Page } from '@playwright/test';

/** What the editor's store says of requests. */
export async function requestsOf(
	page: Page
): Promise< { requestsCount: number; requestsLimit: number } > {
	// The chunk that registers it comes after the editor.
	await page.waitForFunction(
		() => !! window.wp.data.select( 'wordpress-com/plans' )
	);
	return page.evaluate( () => {
		const { requestsCount, requestsLimit } = window.wp.data
			.select( 'wordpress-com/plans' )
			.getAiAssistantFeature();
		return { requestsCount, requestsLimit };
	} );
}
