<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Hub\Hub_Cleaner;
use Slipstream\Plugin;
use Slipstream\Privacy\Privacy_Tools;

require_once __DIR__ . '/Hub_Case.php';

/**
 * WordPress's tools for personal data, and what is removed by itself.
 */
final class Hub_Privacy_Test extends Hub_Case {

	public function test_an_account_is_exported_with_its_sites(): void {
		$site = $this->connected();
		$this->linked( $site );
		$export = self::hub()->personal_data()->export( 'Owner@site.example' );
		self::assertTrue( $export['done'] );
		$text = (string) wp_json_encode( $export['data'], JSON_UNESCAPED_SLASHES );
		foreach ( array( 'owner@site.example', 'https://site.example', 'administrator', 'User 1' ) as $known ) {
			self::assertStringContainsString( $known, $text );
		}
		self::assertSame( array(), self::hub()->personal_data()->export( 'nobody@site.example' )['data'] );
	}

	public function test_an_account_is_erased_and_its_token_is_void(): void {
		$site  = $this->connected();
		$token = $this->linked( $site );
		$this->linked( $site, 2, 'author' );
		self::assertTrue( self::hub()->personal_data()->erase( 'owner@site.example' )['items_removed'] );
		self::assertSame( '401 unknown_token', self::code( $site->call( 'GET', '/hub/user', null, $token ) ) );
		self::assertSame( array( 2 ), array_column( $site->call( 'GET', '/hub/site' )->get_data()['users'], 'id' ) );
		self::assertSame( 0, $site->call( 'GET', '/hub/site' )->get_data()['owner'] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_accounts', "email <> ''" ) );
		self::assertFalse( self::hub()->personal_data()->erase( 'owner@site.example' )['items_removed'] );
	}

	public function test_a_failing_database_is_told_to_the_tools(): void {
		$break = static fn ( string $query ): string => str_contains(
			$query,
			'slipstream_hub_accounts'
		) ? 'SELECT nothing FROM slipstream_no_such_table' : $query;
		$tools = new Privacy_Tools( Plugin::modules()->active( \Slipstream\Modules\Interfaces\With_Privacy::class ) );
		$ours  = $tools->add_exporters( array() )['slipstream-hub']['callback'];
		add_filter( 'query', $break );
		$answer = $ours( 'owner@site.example' );
		$erased = self::hub()->personal_data()->erase( 'owner@site.example' );
		remove_filter( 'query', $break );
		self::assertSame( 'hub_unavailable', $answer->get_error_code() );
		self::assertTrue( $erased['items_retained'] );
	}

	public function test_what_is_past_is_removed_once_a_day(): void {
		global $wpdb;
		$site = $this->connected();
		$this->linked( $site );
		$this->pushed( $site, 2, 'author' );
		self::invitation();
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_requests SET expires = 1" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_invitations SET expires = 1 WHERE sites_left = 1" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_accounts SET created = 1" );
		// As a process leaves it that is killed after it removed a site.
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}slipstream_hub_links (site_id, user_id, account_id, token_hash) VALUES (999, 1, 999, 'x')"
		);
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}slipstream_hub_accounts (id, identity, created) VALUES (999, 'x', 1)"
		);
		do_action( Hub_Cleaner::HOOK );
		self::assertSame(
			array( 0, 1, 1, 1 ),
			array(
				self::rows_of( 'slipstream_hub_requests' ),
				self::rows_of( 'slipstream_hub_invitations' ),
				self::rows_of( 'slipstream_hub_links' ),
				self::rows_of( 'slipstream_hub_accounts' ),
			)
		);
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status() );
	}

	public function test_the_daily_run_is_scheduled(): void {
		wp_clear_scheduled_hook( Hub_Cleaner::HOOK );
		self::hub()->cleaner()->schedule();
		self::assertIsInt( wp_next_scheduled( Hub_Cleaner::HOOK ) );
	}
}
