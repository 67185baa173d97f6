import { expect } from '../../fixtures';
import { sectionLink } from '../../my-jetpack';
import { test } from '../../person';

/** What an owner looks for: the links from Home on the way, and where it stands then. At most two. */
const WANTED: readonly {
	question: string;
	links: readonly string[];
	found: string | RegExp;
}[] = [
	{
		question: 'Which servers does my site contact?',
		links: [ 'Privacy' ],
		found: 'Contacted servers',
	},
	{
		question: 'Can visitors be asked before embeds load?',
		links: [ 'Privacy' ],
		found: 'Ask visitors before loading embedded content',
	},
	{
		question: 'How do I export what somebody left here?',
		links: [ 'Privacy' ],
		found: 'Export personal data',
	},
	{
		question: 'Is everything healthy?',
		links: [ 'Site' ],
		found: /Everything looks good|No problems found|need(s)? attention/,
	},
	{
		question: 'Where does the Mapbox token go?',
		links: [ 'Site', 'Maps' ],
		found: 'Mapbox',
	},
	{
		question: 'Where does the key of the AI server go?',
		links: [ 'AI' ],
		found: 'API key',
	},
	{
		question: 'What has AI cost this month?',
		links: [ 'AI', 'Usage' ],
		found: /AI requests? this month/,
	},
	{
		question: 'Who may use AI?',
		links: [ 'AI', 'Limits and access' ],
		found: 'Administrator',
	},
	{
		question: 'How do I turn off a block?',
		links: [ 'Features' ],
		found: 'Star Rating',
	},
	{
		question: 'Does email arrive?',
		links: [ 'Site', 'Email' ],
		found: /^Send (me a|another) test email$/,
	},
	{
		question: 'Who visited?',
		links: [ 'Audience' ],
		found: 'Count page views',
	},
];

test( 'Find eleven things from Home', async ( { admin, page } ) => {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	const section = page.locator( '[data-section]:visible' );
	for ( const { question, links, found } of WANTED ) {
		expect( links.length, question ).toBeLessThanOrEqual( 2 );
		await sectionLink( page, 'Home' ).click();
		const [ entry = '', tab ] = links;
		await sectionLink( page, entry ).click();
		if ( tab ) {
			await page
				.getByRole( 'navigation', { name: entry } )
				.getByRole( 'link', { name: tab, exact: true } )
				.click();
		}
		await expect(
			section.getByText( found ).first(),
			question
		).toBeVisible();
	}
	// Who wrote is in the menu of WordPress itself.
	await page
		.getByRole( 'navigation', { name: 'Main menu' } )
		.getByRole( 'link', { name: /^Forms/ } )
		.click();
	await expect( page ).toHaveURL( /page=[\w-]*form/ );
	await expect( page.getByRole( 'searchbox' ).first() ).toBeVisible();
} );
