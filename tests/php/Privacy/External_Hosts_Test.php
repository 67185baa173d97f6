<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Privacy;

use Slipstream\Ads\Ad_Codes;
use Slipstream\Ads\Ads_Settings;
use Slipstream\Embeds\Services_In_Use;
use Slipstream\Embeds\Hosts;
use Slipstream\Gif\Gif_Settings;
use Slipstream\Map\Map_Settings;
use Slipstream\Modules\External_Host;
use Slipstream\Photo_Feed\Photo_Feed_Settings;
use Slipstream\Plugin;
use Slipstream\Privacy\Contacted_Servers;
use Slipstream\Privacy\Policy_Text;
use Slipstream\Privacy\Privacy_Module;
use Slipstream\Services\Opentable\Opentable_Client;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tests\Test_Case;

/**
 * The list follows the settings, and so does what is suggested for the privacy policy.
 */
final class External_Hosts_Test extends Test_Case {

	/** @return array<string, mixed> What the route tells. */
	private function told(): array {
		$this->sign_in( 'administrator' );
		return $this->rest( 'GET', '/slipstream/v1/privacy/hosts' )->get_data();
	}

	/** @return list<array<string, mixed>> The servers that somebody contacts already: not only who tries a block. */
	private function contacted(): array {
		$is_contacted = static fn ( array $purpose ): bool => array() !== array_diff(
			array_merge( ...array_map( static fn ( array $contact ): array => array_column( $contact['uses'], 'who' ), $purpose['contacts'] ) ),
			array( External_Host::EDITORS )
		);
		return array_values( array_filter( $this->told()['servers'], $is_contacted ) );
	}

	/** @return list<string> Each mention of a server. */
	private function hosts(): array {
		$contacts = array_merge( ...array_column( $this->contacted(), 'contacts' ) );
		return array_merge( ...array_column( $contacts, 'hosts' ) );
	}

	private static function insert( string $content, string $type = 'post' ): int {
		return (int) wp_insert_post(
			wp_slash(
				array(
					'post_title'   => 'One',
					'post_content' => $content,
					'post_status'  => 'publish',
					'post_type'    => $type,
				)
			)
		);
	}

	public function test_the_list_grows_with_what_is_published_and_shrinks_with_what_is_deleted(): void {
		Services_In_Use::add( 'pinterest' );
		$post = self::insert( '<!-- wp:jetpack/calendly {"url":"x"} /-->' );
		self::insert( '<!-- wp:jetpack/tock {"url":"x"} /-->', 'wp_block' );
		wp_update_post(
			array(
				'ID'          => self::insert( '<!-- wp:jetpack/eventbrite {"url":"x"} /-->' ),
				'post_status' => 'draft',
			)
		);
		update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:jetpack/gif {"url":"x"} /-->' ) ) );
		$this->contacted();
		self::assertSame( array( 'calendly', 'gif', 'tock' ), Services_In_Use::get(), 'Nobody has seen them yet.' );
		wp_delete_post( $post, true );
		delete_option( 'widget_block' );
		$this->contacted();
		self::assertSame( array( 'tock' ), Services_In_Use::get() );
	}

	public function test_a_database_that_fails_makes_no_list_shorter(): void {
		Services_In_Use::add( 'calendly' );
		$break = static fn ( string $query ): string =>
			str_contains( $query, 'jetpack/calendly' ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $break );
		Services_In_Use::recount();
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( $shown );
		self::assertSame( array( 'calendly' ), Services_In_Use::get() );
		Services_In_Use::recount();
		self::assertSame( array(), Services_In_Use::get() );
	}

	public function test_authors_read_whom_they_contact_with_blocks_that_no_page_has(): void {
		$who = fn (): array => array_column(
			array_merge( ...array_column( array_merge( ...array_column( $this->told()['servers'], 'contacts' ) ), 'uses' ) ),
			'who'
		);
		self::assertSame( array( External_Host::EDITORS ), array_values( array_unique( $who() ) ) );
		self::assertContains( 'Calendly', array_column( $this->told()['servers'], 'purpose' ) );
		self::assertStringNotContainsString( 'calendly', self::policy(), 'Visitors do not.' );
		update_option( 'jetpack_blocks_disabled', 1 );
		self::assertSame( array(), $who() );
	}

	public function test_repeat_visits_are_told_where_a_page_counts_them(): void {
		$is_told = fn (): bool => str_contains( implode( ' ', $this->told()['stored'] ), 'returning visitors' );
		self::assertFalse( $is_told() );
		self::insert( '<!-- wp:jetpack/repeat-visitor {"threshold":2} --><div></div><!-- /wp:jetpack/repeat-visitor -->' );
		self::assertTrue( $is_told() );
		self::assertStringContainsString( 'returning visitors', self::policy() );
	}

	private static function policy(): string {
		return Plugin::module( Privacy_Module::class )->policy()->html();
	}

	public function test_a_new_site_contacts_nobody(): void {
		delete_option( 'slipstream_ai_base_url' );
		self::assertSame( array(), $this->contacted() );
		self::assertStringContainsString( 'does not share visitors’ personal data', self::policy() );
	}

	public function test_the_ai_server_is_told_while_it_is_asked(): void {
		update_option( 'slipstream_ai_base_url', 'https://ai.example.org/v1' );
		$ai = $this->contacted()[0];
		self::assertSame( 'AI', $ai['purpose'] );
		self::assertSame( array( 'ai.example.org' ), $ai['contacts'][0]['hosts'] );
		self::assertSame( 'authors', $ai['contacts'][0]['uses'][0]['who'] );
		self::assertStringContainsString( '<strong>AI</strong> (ai.example.org): ', self::policy() );
		update_option( 'slipstream_ai_enabled', 0 );
		self::assertSame( array(), $this->contacted() );
	}

	public function test_a_hub_is_told_in_the_place_of_an_ai_server(): void {
		update_option( 'slipstream_ai_base_url', 'https://ai.example.org/v1' );
		update_option( 'slipstream_provider', 'https://hub.example.org' );
		self::assertSame( array( 'hub.example.org' ), $this->hosts() );
	}

	public function test_a_server_is_named_once_with_all_that_it_gets(): void {
		self::insert( '<!-- wp:jetpack/calendly {"url":"x"} /-->' );
		self::assertSame(
			array( array( 'visitors', 'authors' ), array( 'visitors' ) ),
			array_map(
				static fn ( array $contact ): array => array_column( $contact['uses'], 'who' ),
				$this->contacted()[0]['contacts']
			)
		);
		self::assertSame( array( 'calendly.com', 'assets.calendly.com' ), $this->hosts() );
	}

	public function test_servers_that_get_the_same_stand_together(): void {
		$told = ( new Contacted_Servers(
			array(
				new External_Host( 'Maps', 'a.example.org', External_Host::VISITORS, 'Tiles.' ),
				new External_Host( 'Search', 'a.example.org', External_Host::SITE, 'Names.' ),
				new External_Host( 'Maps', 'b.example.org', External_Host::VISITORS, 'Tiles.' ),
				new External_Host( 'Maps', 'b.example.org', External_Host::VISITORS, 'Tiles.' ),
			)
		) )->by_purpose();
		self::assertSame( array( 'Maps', 'Search' ), array_column( $told, 'purpose' ) );
		self::assertCount( 1, $told[0]['contacts'] );
		self::assertSame( array( 'a.example.org', 'b.example.org' ), $told[0]['contacts'][0]['hosts'] );
		self::assertCount( 1, $told[0]['contacts'][0]['uses'] );
	}

	public function test_what_learns_of_visitors_stands_first(): void {
		$host = static fn ( string $purpose, string $who ): External_Host => new External_Host(
			$purpose,
			"$purpose.example.org",
			$who,
			'Something.'
		);
		self::assertSame(
			array( 'maps', 'feed', 'ai', 'gifs', 'updates' ),
			array_column(
				( new Contacted_Servers(
					array(
						$host( 'updates', External_Host::SITE ),
						$host( 'ai', External_Host::AUTHORS ),
						$host( 'gifs', External_Host::EDITORS ),
						$host( 'maps', External_Host::VISITORS ),
						$host( 'feed', External_Host::VISITORS ),
					)
				) )->by_purpose(),
				'purpose'
			)
		);
	}

	public function test_whatever_is_on_no_server_is_named_twice_and_the_readme_names_each(): void {
		delete_option( 'slipstream_ai_base_url' );
		foreach ( array_keys( Hosts::all() ) as $block ) {
			self::insert( "<!-- wp:jetpack/$block {\"url\":\"x\"} /-->" );
		}
		update_option( Gif_Settings::KEY, 'key' );
		update_option( Photo_Feed_Settings::APP_ID, '123' );
		update_option( Photo_Feed_Settings::APP_SECRET, 'secret' );
		foreach ( array(
			'stripe_test_key'       => 'rk_test_12345678',
			'paypal_test_client_id' => 'id',
			'paypal_test_secret'    => 'secret',
			'paypal_live_client_id' => 'id',
			'paypal_live_secret'    => 'secret',
		) as $name => $value ) {
			Site_Settings::set( "slipstream_$name", $value );
		}
		$url = static fn (): string => Opentable_Client::URL;
		add_filter( 'slipstream_opentable_url', $url, 20 );
		update_option( Map_Settings::MAPBOX_KEY, 'pk.token' );
		$readme = (string) file_get_contents( SLIPSTREAM_DIR . '/readme.txt' );
		foreach ( array( 'mapbox', 'mapkit', 'openstreetmap' ) as $provider ) {
			update_option( Map_Settings::PROVIDER, $provider );
			$hosts = $this->hosts();
			self::assertGreaterThan( 14, count( $hosts ) );
			self::assertSame( array_unique( $hosts ), $hosts );
			foreach ( $hosts as $host ) {
				self::assertStringContainsString( $host, $readme );
			}
		}
		remove_filter( 'slipstream_opentable_url', $url, 20 );
	}

	public function test_what_is_stored_is_told_while_it_is(): void {
		$stored = fn (): string => implode( ' ', $this->told()['stored'] );
		self::assertStringContainsString( 'If you send a form', $stored() );
		self::assertStringNotContainsString( 'counts views', $stored() );
		self::assertStringNotContainsString( 'your browser remembers', $stored() );
		update_option( 'jetpack_active_modules', array( 'contact-form', 'stats' ) );
		update_option( 'slipstream_embed_consent', 1 );
		self::insert( '<!-- wp:jetpack/calendly {"url":"x"} /-->' );
		update_option( 'slipstream_form_retention_days', 1 );
		update_option( 'slipstream_ai_log_days', 30 );
		foreach ( array( 'counts views', 'Do Not Track', 'your browser remembers', 'after 1 day.', 'for 30 days' ) as $text ) {
			self::assertStringContainsString( $text, $stored() );
			self::assertStringContainsString( $text, self::policy() );
		}
		add_filter( 'slipstream_form_keep_ip', '__return_true' );
		self::assertStringContainsString( 'and your IP address', $stored() );
		remove_filter( 'slipstream_form_keep_ip', '__return_true' );
	}

	public function test_what_browsers_remember_of_ads_is_told_where_visitors_are_asked(): void {
		update_option( 'jetpack_active_modules', array( 'wordads' ) );
		$is_told = fn (): bool => str_contains( implode( ' ', $this->told()['stored'] ), 'If you load ads' );
		update_option( Ads_Settings::CONSENT, 1 );
		self::assertFalse( $is_told(), 'There is no ad.' );
		update_option( Ad_Codes::OPTION, array( 'mrec' => '<i>ad</i>' ) );
		self::assertTrue( $is_told() );
		update_option( Ads_Settings::CONSENT, 0 );
		self::assertFalse( $is_told(), 'Nobody is asked.' );
		update_option( 'slipstream_embed_consent', 1 );
		self::assertTrue( $is_told() );
	}

	public function test_the_policy_leaves_out_what_is_not_about_people_and_prints_no_markup_of_others(): void {
		$html = ( new Policy_Text(
			new Contacted_Servers(
				array(
					new External_Host( 'Tiles', 'tiles.example.org', External_Host::SITE, 'Nothing.' ),
					new External_Host( '<b>Maps</b>', 'maps.example.org', External_Host::VISITORS, 'An <i>address</i>.' ),
				)
			),
			array( 'Some <i>thing</i>.' )
		) )->html();
		self::assertStringNotContainsString( 'tiles.example.org', $html );
		self::assertStringContainsString(
			'<strong>&lt;b&gt;Maps&lt;/b&gt;</strong> (maps.example.org): An &lt;i&gt;address&lt;/i&gt;.',
			$html
		);
		self::assertStringContainsString( '<p>Some &lt;i&gt;thing&lt;/i&gt;.</p>', $html );
	}
}
