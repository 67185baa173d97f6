<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Registration;

use Slipstream\Signatures\Key_Pair;
use Slipstream\Tests\Hub\Client_Site;
use Slipstream\Tests\Hub\Hub_Case;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/**
 * Nobody comes in who was not let in, and nobody speaks for another's address.
 */
final class Registration_Test extends Hub_Case {

	public function test_the_hub_tells_what_it_is(): void {
		$hub = $this->rest( 'GET', '/slipstream/v1/hub' )->get_data();
		self::assertSame(
			array( 'contract', 'name', 'version', 'time', 'registration', 'authorize_url', 'root' ),
			array_keys( $hub )
		);
		self::assertSame( 2, $hub['contract'] );
		self::assertSame( 'invitation', $hub['registration'] );
		self::assertEqualsWithDelta( time(), $hub['time'], 5 );
		self::assertSame( 'http://example.test/wp-login.php?action=slipstream_hub_authorize', $hub['authorize_url'] );
	}

	public function test_a_site_with_an_invitation_comes_in_and_uses_it_up(): void {
		$code   = self::invitation( 1, 'tier-500' );
		$site   = new Client_Site( 'https://site.example' );
		$answer = $this->register( $site, $code );
		self::assertSame( 'active', $answer->get_data()['status'], (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 'https://site.example/?rest_route=/jetpack/v4/verify_registration', $this->calls[0][0] );
		self::assertSame( '{"secret_1":"first-secret-first-secret","state":1}', $this->calls[0][1]['body'] );
		self::assertSame( 0, $this->calls[0][1]['redirection'] );
		$site->id = $answer->get_data()['site_id'];
		$row      = $site->call( 'GET', '/hub/site' )->get_data();
		self::assertSame( 'tier-500', $row['tier']['slug'] );
		self::assertSame(
			'403 invitation_used_up',
			self::code( $this->register( new Client_Site( 'https://other.example' ), $code ) )
		);
	}

	public function test_the_same_registration_twice_is_one_site_and_one_use(): void {
		$code  = self::invitation( 2 );
		$site  = new Client_Site( 'https://site.example' );
		$first = $this->register( $site, $code )->get_data();
		self::assertSame( $first, $this->register( $site, $code )->get_data() );
		self::assertSame(
			$first,
			$this->register( new_address( $site, 'http://SITE.example./' ) )->get_data(),
			'Scheme, case and dots do not make another site.'
		);
		self::assertSame( 1, self::rows_of( 'slipstream_hub_sites' ) );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_invitations', 'sites_left = 1' ) );
	}

	public function test_a_killed_registration_is_finished_by_the_next_without_another_use(): void {
		$code = self::invitation( 1 );
		$site = new Client_Site( 'https://site.example' );
		$id   = $this->register( $site, $code )->get_data()['site_id'];
		global $wpdb;
		// As the process leaves it that is killed between the two statements.
		$wpdb->update( "{$wpdb->prefix}slipstream_hub_sites", array( 'status' => 'pending' ), array( 'id' => $id ) );
		self::assertSame(
			array(
				'site_id' => $id,
				'status'  => 'active',
			),
			$this->register( $site, $code )->get_data()
		);
		self::assertSame( 1, self::rows_of( 'slipstream_hub_invitations', 'sites_left = 0' ) );
	}

	public function test_without_a_good_invitation_nobody_is_asked_and_nothing_is_stored(): void {
		$site = new Client_Site( 'https://site.example' );
		self::assertSame( '403 invitation_required', self::code( $this->register( $site ) ) );
		self::assertSame( '403 invitation_invalid', self::code( $this->register( $site, 'join-AAAAA' ) ) );
		$code = self::invitation();
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_invitations SET expires = 1" );
		self::assertSame( '403 invitation_invalid', self::code( $this->register( $site, $code ) ) );
		self::assertSame( array(), $this->calls );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_sites' ) );
	}

	public function test_codes_and_keys_are_in_no_table(): void {
		global $wpdb;
		$code = self::invitation();
		$this->register( new Client_Site( 'https://site.example' ), $code );
		foreach ( array( 'sites', 'invitations' ) as $table ) {
			self::assertStringNotContainsString(
				$code,
				(string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_hub_$table" ) )
			);
		}
	}

	public function test_a_site_that_does_not_answer_right_is_not_registered_and_its_invitation_is_kept(): void {
		$code   = self::invitation();
		$site   = new Client_Site( 'https://site.example' );
		$answer = $this->register( $site, $code, array( 'secret_2' => 'another-secret-another' ) );
		self::assertSame( '400 verification_failed', self::code( $answer ) );
		self::assertSame( 'mismatch', $answer->get_data()['data']['reason'] );
		$this->answers = array();
		$answer        = $site->call( 'POST', '/hub/register', $site->application( $code ), key_id: 'new' );
		self::assertSame( 'status', $answer->get_data()['data']['reason'] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_sites' ) );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_invitations', 'sites_left = 1' ) );
	}

	public function test_by_approval_a_site_waits_until_it_is_approved(): void {
		self::by_approval();
		$site     = new Client_Site( 'https://site.example' );
		$answer   = $this->register( $site )->get_data();
		$site->id = $answer['site_id'];
		self::assertSame( 'pending', $answer['status'] );
		self::assertSame( '403 site_pending', self::code( $site->call( 'GET', '/hub/site' ) ) );
		$this->sign_in( 'administrator' );
		self::assertSame(
			'active',
			$this->rest(
				'POST',
				"/slipstream/v1/hub/admin/sites/$site->id",
				array( 'status' => 'active' )
			)->get_data()['status']
		);
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status() );
	}

	public function test_an_address_that_is_connected_with_another_key_is_refused_and_told(): void {
		$site  = $this->connected();
		$thief = new Client_Site( 'https://site.example' );
		self::assertSame( '409 site_registered', self::code( $this->register( $thief, self::invitation() ) ) );
		self::assertSame( 'https://site.example', $site->call( 'GET', '/hub/site' )->get_data()['alarms'][0]['url'] );
	}

	public function test_who_cannot_answer_at_an_address_raises_no_alarm_there(): void {
		$site          = $this->connected();
		$this->answers = array();
		$thief         = new Client_Site( 'https://site.example' );
		self::assertSame(
			'400 verification_failed',
			self::code(
				$thief->call( 'POST', '/hub/register', $thief->application( self::invitation() ), key_id: 'new' )
			)
		);
		self::assertSame( array(), $site->call( 'GET', '/hub/site' )->get_data()['alarms'] );
	}

	public function test_a_revoked_site_does_not_come_back_with_an_invitation(): void {
		$site = $this->connected();
		self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
		self::assertSame( '403 site_revoked', self::code( $this->register( $site, self::invitation() ) ) );
		self::assertSame( '403 site_revoked', self::code( $site->call( 'GET', '/hub/site' ) ) );
	}

	/**
	 * @dataProvider bad_addresses
	 * @param array<string, string> $body What is changed.
	 */
	public function test_addresses_that_are_not_the_sites_own_or_lead_inside_are_not_asked( array $body ): void {
		remove_filter( 'slipstream_hub_private_sites', '__return_true' );
		$site = new Client_Site( $body['home'] ?? 'https://93.184.216.34' );
		self::assertSame( '400 invalid_address', self::code( $this->register( $site, self::invitation(), $body ) ) );
		self::assertSame( array(), $this->calls );
	}

	/** @return array<string, array{array<string, string>}> Addresses. */
	public static function bad_addresses(): array {
		$of = static fn ( string $home ): array => array(
			array(
				'home'    => $home,
				'siteurl' => $home,
			),
		);
		return array(
			'this machine'          => $of( 'http://127.0.0.1' ),
			'this machine, IPv6'    => $of( 'http://[::1]' ),
			'a private network'     => $of( 'https://10.0.0.1' ),
			'cloud metadata'        => $of( 'http://169.254.169.254' ),
			'a mapped address'      => $of( 'http://[::ffff:127.0.0.1]' ),
			'an unknown name'       => $of( 'https://nowhere.invalid' ),
			'the hub itself'        => $of( 'http://example.test' ),
			'another scheme'        => $of( 'file://93.184.216.34' ),
			'a user name'           => $of( 'https://a:b@93.184.216.34' ),
			'a way up'              => $of( 'https://93.184.216.34/blog/../other' ),
			'a hidden way up'       => $of( 'https://93.184.216.34/%2e%2e/other' ),
			'a query'               => $of( 'https://93.184.216.34/?x=1' ),
			'a fragment'            => $of( 'https://93.184.216.34/#x' ),
			'WordPress inside'      => array( array( 'siteurl' => 'https://10.0.0.1' ) ),
			'WordPress is the hub'  => array( array( 'siteurl' => 'http://example.test' ) ),
			'WordPress unprotected' => array( array( 'siteurl' => 'http://93.184.216.34/wp' ) ),
		);
	}

	public function test_a_public_address_is_asked_and_that_of_its_wordpress_too(): void {
		remove_filter( 'slipstream_hub_private_sites', '__return_true' );
		$site = new Client_Site( 'https://93.184.216.34' );
		self::assertSame(
			'active',
			$this->register(
				$site,
				self::invitation(),
				array( 'siteurl' => 'https://93.184.216.34/wp/' )
			)->get_data()['status']
		);
		$asked = static fn ( string $address ): string => "$address/?rest_route=/jetpack/v4/verify_registration";
		self::assertSame(
			array( $asked( 'https://93.184.216.34' ), $asked( 'https://93.184.216.34/wp' ) ),
			array_column( $this->calls, 0 )
		);
	}

	public function test_the_signature_must_be_that_of_the_key_and_the_address_in_the_body(): void {
		$site  = new Client_Site( 'https://site.example' );
		$other = Key_Pair::encode( Key_Pair::generate()->public_key );
		self::assertSame(
			'401 signature_mismatch',
			self::code( $this->register( $site, self::invitation(), array( 'public_key' => $other ) ) )
		);
		self::assertSame(
			'400 invalid_address',
			self::code( $this->register( $site, self::invitation(), array( 'home' => 'https://other.example' ) ) )
		);
		self::assertSame(
			'401 unknown_token',
			self::code( $site->call( 'POST', '/hub/register', $site->application(), key_id: '7' ) )
		);
		self::assertSame(
			'401 signature_missing',
			self::code( $this->rest( 'POST', '/slipstream/v1/hub/register', $site->application() ) )
		);
	}

	public function test_attempts_are_limited_by_site_and_by_sender(): void {
		$site = new Client_Site( 'https://site.example' );
		$from = static fn (): string => '203.0.113.9';
		for ( $attempt = 0; $attempt < 20; $attempt++ ) {
			self::assertSame( '403 invitation_invalid', self::code( $this->register( $site, 'join-wrong' ) ) );
		}
		self::assertSame( '429 too_many_registrations', self::code( $this->register( $site, 'join-wrong' ) ) );
		for ( $attempt = 21; $attempt < 60; $attempt++ ) {
			$this->register( new Client_Site( "https://site-$attempt.example" ), 'join-wrong' );
		}
		$answer = $this->register( new Client_Site( 'https://fresh.example' ), self::invitation() );
		self::assertSame( '429 too_many_registrations', self::code( $answer ) );
		self::assertSame( '3600', $answer->get_headers()['Retry-After'] );
		add_filter( 'slipstream_hub_client_ip', $from );
		self::assertSame(
			'active',
			$this->register( $site, self::invitation() )->get_data()['status'],
			'What strangers try in its name does not count against the site.'
		);
	}

	/** While the hub asks the site, after it has looked at the invitation. */
	public function test_who_loses_the_last_use_to_another_is_not_registered(): void {
		$left = $this->connected( 'https://left.example' );
		self::hub()->sites()->leave( $left->id );
		$inserts = array();
		$watch   = static function ( string $query ) use ( &$inserts ): string {
			if ( 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE).*slipstream_hub_sites/s', $query ) ) {
				$inserts[] = $query;
			}
			return $query;
		};
		foreach ( array( new Client_Site( 'https://new.example' ), new Client_Site( 'https://left.example' ) ) as $site ) {
			$code  = self::invitation();
			$takes = static function ( mixed $answer ): mixed {
				global $wpdb;
				$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_invitations SET sites_left = 0" );
				return $answer;
			};
			add_filter( 'pre_http_request', $takes, 5 );
			add_filter( 'query', $watch );
			$answer = $this->register( $site, $code );
			remove_filter( 'query', $watch );
			remove_filter( 'pre_http_request', $takes, 5 );
			self::assertSame( '403 invitation_used_up', self::code( $answer ) );
		}
		self::assertSame(
			array(),
			array_filter( $inserts, static fn ( string $query ): bool => ! str_contains( $query, 'slipstream_hub_invitations' ) )
		);
		self::assertSame( 'left', self::hub()->sites()->find( $left->id )?->status );
	}
}

/** The same site, which calls itself otherwise. */
function new_address( Client_Site $site, string $home ): Client_Site {
	$other       = clone $site;
	$other->home = $home;
	return $other;
}
