<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Signatures\Key_Pair;
use WP_REST_Request;

require_once __DIR__ . '/Hub_Case.php';

/**
 * One test for each threat of docs/provider.md that concerns the hub.
 */
final class Threats_Test extends Hub_Case {

	public function test_one_invitation_lets_one_site_in_wherever_it_moves(): void {
		$code = self::invitation( 1 );
		$site = $this->connected_by( $code );
		$from = new Client_Site( $site->home );
		foreach ( array( 'https://one.example', 'https://two.example', 'https://three.example' ) as $home ) {
			$site->home = $home;
			self::assertSame( $home, $this->move( $site )->get_data()['URL'] );
			self::assertSame( '403 invitation_used_up', self::code( $this->register( $from, $code ) ) );
		}
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites' ) );
	}

	public function test_leaving_and_coming_back_gives_no_new_number_and_needs_no_other_invitation(): void {
		$code  = self::invitation( 1 );
		$site  = $this->connected_by( $code );
		$token = $this->linked( $site );
		$site->call( 'DELETE', '/hub/site' );
		self::assertSame( '403 invitation_required', self::code( $this->register( new Client_Site( $site->home ) ) ), 'It has to be let in.' );
		self::assertSame( '403 invitation_used_up', self::code( $this->register( new Client_Site( 'https://other.example' ), $code ) ), 'What it has used stays used.' );
		$again = new Client_Site( $site->home );
		self::assertSame(
			array(
				'site_id' => $site->id,
				'status'  => 'active',
			),
			$this->register( $again, $code )->get_data()
		);
		$again->id = $site->id;
		self::assertSame( '401 unknown_token', self::code( $again->call( 'GET', '/hub/user', null, $token ) ), 'Whom it had linked is not linked any more.' );
		self::assertSame( '401 signature_mismatch', self::code( $site->call( 'GET', '/hub/site' ) ), 'The key before is good for nothing.' );
	}

	public function test_a_site_that_left_is_forgotten_when_its_month_is_long_over(): void {
		global $wpdb;
		$site = $this->connected();
		$site->call( 'DELETE', '/hub/site' );
		self::hub()->cleaner()->run();
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites' ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}slipstream_hub_sites SET last_seen = %d", time() - 63 * DAY_IN_SECONDS ) );
		self::hub()->cleaner()->run();
		self::assertSame( 0, self::rows_of( 'slipstream_hub_sites' ) );
	}

	public function test_a_site_that_comes_back_before_it_is_forgotten_is_not_forgotten_on_the_way(): void {
		global $wpdb;
		$code = self::invitation( 1 );
		$site = $this->connected_by( $code );
		$site->call( 'DELETE', '/hub/site' );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}slipstream_hub_sites SET last_seen = %d", time() - 63 * DAY_IN_SECONDS ) );
		self::assertSame( $site->id, $this->register( new Client_Site( $site->home ), $code )->get_data()['site_id'] ?? null );
	}

	public function test_a_site_that_is_revoked_while_it_leaves_stays_revoked(): void {
		$site   = $this->connected();
		$revoke = static function ( string $query ) use ( &$revoke, $site ): string {
			if ( str_contains( $query, "status = 'left'" ) ) {
				remove_filter( 'query', $revoke );
				self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
			}
			return $query;
		};
		add_filter( 'query', $revoke );
		self::assertSame( '403 site_revoked', self::code( $site->call( 'DELETE', '/hub/site' ) ) );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites', "status = 'revoked'" ) );
	}

	public function test_who_stays_at_the_former_address_raises_an_alarm_at_once(): void {
		$site       = $this->connected();
		$original   = clone $site;
		$site->home = 'https://moved.example';
		$this->move( $site );
		self::assertSame( '409 url_mismatch', self::code( $original->call( 'GET', '/hub/site' ) ) );
		self::assertSame( array( 'clone', 'https://site.example' ), array_slice( array_values( $site->call( 'GET', '/hub/site' )->get_data()['alarms'][0] ?? array() ), 0, 2 ) );
	}

	public function test_a_revocation_clings_to_every_address_that_the_site_has_had(): void {
		$site       = $this->connected();
		$former     = new Client_Site( $site->home );
		$site->home = 'https://moved.example';
		$this->move( $site );
		self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
		self::assertSame( '403 site_revoked', self::code( $this->register( $former, self::invitation() ) ) );
		self::assertSame( '403 site_revoked', self::code( $this->register( new Client_Site( 'https://moved.example' ), self::invitation() ) ) );
		self::assertSame( '403 site_revoked', self::code( $site->call( 'DELETE', '/hub/site' ) ), 'It cannot leave to come back.' );
	}

	public function test_a_site_that_left_cannot_be_approved_but_barred(): void {
		$site = $this->connected();
		$site->call( 'DELETE', '/hub/site' );
		$this->sign_in( 'administrator' );
		$change = fn ( string $status ): string => self::code( $this->rest( 'POST', "/slipstream/v1/hub/admin/sites/$site->id", array( 'status' => $status ) ) );
		self::assertSame( '409 site_left', $change( 'active' ) );
		self::assertSame( '200 ', $change( 'revoked' ) );
		self::assertSame( '403 site_revoked', self::code( $this->register( new Client_Site( $site->home ), self::invitation() ) ) );
	}

	public function test_nobody_moves_to_an_address_that_does_not_say_so_itself(): void {
		$site       = $this->connected();
		$site->home = 'https://bank.example';
		self::assertSame( '400 verification_failed', self::code( $site->call( 'POST', '/hub/site', $site->move() ) ) );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites', "home = 'https://site.example'" ) );
		self::assertSame( 'active', $this->register( new Client_Site( 'https://bank.example' ), self::invitation() )->get_data()['status'], 'Its owner is let in.' );
	}

	public function test_the_hubs_administrator_is_told_of_a_move(): void {
		$site       = $this->connected();
		$site->home = 'https://moved.example';
		$this->move( $site );
		$this->sign_in( 'administrator' );
		$alarm = $this->rest( 'GET', '/slipstream/v1/hub/admin/sites' )->get_data()[0]['alarm'];
		self::assertSame( array( 'moved', 'https://site.example' ), array( $alarm['kind'], $alarm['url'] ) );
		self::assertSame( array(), $site->call( 'GET', '/hub/site' )->get_data()['alarms'] );
	}

	public function test_an_address_goes_over_from_a_site_that_has_left(): void {
		$gone = $this->connected( 'https://gone.example' );
		$gone->call( 'DELETE', '/hub/site' );
		$site       = $this->connected();
		$site->home = 'https://gone.example';
		self::assertSame( $site->id, $this->move( $site )->get_data()['ID'] );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites' ) );
	}

	public function test_the_answer_for_another_hub_or_another_key_or_another_address_is_none_for_this(): void {
		$victim = new Client_Site( 'https://victim.example' );
		$thief  = new Client_Site( 'https://victim.example' );
		// What the thief, as another hub, was sent by the victim.
		$thief->secret_2 = $victim->secret_2;
		$tried           = array(
			'another hub'     => $victim->answer( $victim->application(), 'https://evil.example/wp-json/' ),
			'another key'     => $victim->answer( $victim->application() ),
			'another address' => $thief->answer( array( 'siteurl' => 'https://other.example' ) + $victim->application() ),
			'the secret'      => $victim->secret_2,
		);
		foreach ( $tried as $what => $answer ) {
			$this->answers[ $victim->home ] = $answer;
			$refusal                        = $thief->call( 'POST', '/hub/register', $thief->application( self::invitation() ), key_id: 'new' );
			self::assertSame( '400 verification_failed', self::code( $refusal ), $what );
			self::assertSame( 'mismatch', $refusal->get_data()['data']['reason'] );
		}
		self::assertSame( 0, self::rows_of( 'slipstream_hub_sites' ) );
	}

	public function test_where_wordpress_is_has_to_be_proved_too(): void {
		$site = new Client_Site( 'https://site.example' );
		$body = array( 'siteurl' => 'https://bank.example' ) + $site->application( self::invitation() );
		$this->prepare( $site, $body );
		unset( $this->answers['https://bank.example'] );
		self::assertSame( '400 verification_failed', self::code( $site->call( 'POST', '/hub/register', $body, key_id: 'new' ) ) );
		self::assertSame( 'active', $this->register( $site, self::invitation(), array( 'siteurl' => 'https://site.example/wp' ) )->get_data()['status'] );
	}

	public function test_a_folder_does_not_answer_for_its_host(): void {
		$host = new Client_Site( 'https://host.example' );
		$this->register( new Client_Site( 'https://host.example/sub' ), self::invitation() );
		$this->prepare(
			$host,
			array(
				'home'    => 'https://host.example/sub',
				'siteurl' => 'https://host.example/sub',
			)
		);
		$body = array( 'rest_root' => 'https://host.example/sub/wp-json/' ) + $host->application( self::invitation() );
		self::assertSame( '400 verification_failed', self::code( $host->call( 'POST', '/hub/register', $body, key_id: 'new' ) ) );
	}

	public function test_a_site_that_is_known_by_https_does_not_come_back_over_http_with_another_key(): void {
		self::by_approval();
		$this->register( new Client_Site( 'https://site.example' ) );
		self::assertSame( '400 invalid_address', self::code( $this->register( new Client_Site( 'http://site.example' ) ) ) );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites', "home = 'https://site.example'" ) );
	}

	public function test_headers_without_a_value_are_none(): void {
		$site         = $this->connected();
		$site->tamper = static function ( WP_REST_Request $request ): void {
			// As fastcgi_params and WordPress's own .htaccess hand them over.
			foreach ( array( 'content-type', 'authorization' ) as $name ) {
				if ( null === $request->get_header( $name ) ) {
					$request->set_header( $name, '' );
				}
			}
		};
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status() );
		self::assertSame( '200 success', self::code( $site->call( 'POST', '/hub/site/alarms', array( 'dismiss' => true ) ) ) );
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/site' ) ) );
	}

	public function test_no_cache_keeps_what_a_signature_was_answered_with(): void {
		$site = $this->connected();
		foreach ( array( '/hub/site', '/hub/products' ) as $path ) {
			$request = $site->signed( 'GET', $path );
			$answer  = apply_filters( 'rest_post_dispatch', $site->send( $request ), rest_get_server(), $request );
			self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
		}
	}

	public function test_only_an_administrator_owns_a_connection(): void {
		$site = $this->connected();
		$this->linked( $site, 7, 'subscriber' );
		self::assertSame( 0, $site->call( 'GET', '/hub/site' )->get_data()['owner'] );
		$this->linked( $site, 1, 'administrator' );
		self::assertSame( 1, $site->call( 'GET', '/hub/site' )->get_data()['owner'] );
	}

	public function test_a_site_with_thousands_of_users_is_still_answered_shortly(): void {
		global $wpdb;
		$site = $this->connected();
		$this->linked( $site );
		for ( $user = 2; $user <= 2501; $user += 100 ) {
			$rows = array_map( static fn ( int $id ): string => "($site->id, $id, 1, 'author', '" . str_repeat( 'n', 100 ) . "', 'hash-$id')", range( $user, $user + 99 ) );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}slipstream_hub_links (site_id, user_id, account_id, role, display_name, token_hash) VALUES " . implode( ', ', $rows ) );
		}
		$data = $site->call( 'GET', '/hub/site' )->get_data();
		self::assertSame( 2501, $data['user_count'] );
		self::assertTrue( $data['users'][0]['is_owner'] );
		self::assertLessThan( 262144, strlen( (string) wp_json_encode( $data ) ) );
	}

	public function test_a_site_that_waits_may_leave(): void {
		self::by_approval();
		$site     = new Client_Site( 'https://site.example' );
		$site->id = $this->register( $site )->get_data()['site_id'];
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/site' ) ) );
		self::assertSame( 'pending', $this->register( new Client_Site( 'https://site.example' ) )->get_data()['status'] );
		self::assertNotNull( Key_Pair::decode_public( self::hub()->sites()->find( $site->id )->public_key ?? '' ) );
	}

	/** A site that came in with an invitation. */
	private function connected_by( string $code ): Client_Site {
		$site     = new Client_Site( 'https://site.example' );
		$site->id = $this->register( $site, $code )->get_data()['site_id'];
		return $site;
	}
}
