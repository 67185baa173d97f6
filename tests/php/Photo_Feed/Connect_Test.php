<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Http\Request_Error;
use Slipstream\Photo_Feed\Photo_Feed_Settings;
use Slipstream\Photo_Feed\Refresher;

require_once __DIR__ . '/Instagram_Case.php';

/**
 * Goes to the stand-in's page and back.
 */
final class Connect_Test extends Instagram_Case {

	/**
	 * The code of the error that a return ends with.
	 *
	 * @param array<array-key, mixed> $query What comes back.
	 * @param int                     $later Seconds from now.
	 */
	private static function refusal( array $query, int $later = 0 ): string {
		try {
			self::authorization( $later )->complete( $query );
		} catch ( Request_Error $error ) {
			self::assertStringNotContainsString( self::SECRET, $error->getMessage() );
			return $error->error_code;
		}
		return '';
	}

	public function test_an_account_is_connected(): void {
		wp_clear_scheduled_hook( Refresher::EVENT );
		$connection = self::connect();
		self::assertSame( 'harbour.walks', $connection->username );
		self::assertSame( get_current_user_id(), $connection->user_id );
		self::assertStringNotContainsString( 'IGAA', $connection->token );
		self::assertStringStartsWith( 'IGAA-long-', (string) self::connections()->token( $connection ) );
		self::assertGreaterThan( time() + 59 * DAY_IN_SECONDS, $connection->expires );
		self::assertNotFalse( wp_next_scheduled( Refresher::EVENT ) );
	}

	public function test_the_address_says_what_is_wanted(): void {
		remove_all_filters( 'slipstream_instagram_url' );
		$url = self::authorization()->url();
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		self::assertStringStartsWith( 'https://www.instagram.com/oauth/authorize?', $url );
		self::assertSame(
			array( 'client_id', 'redirect_uri', 'response_type', 'scope', 'state' ),
			array_keys( $query )
		);
		self::assertSame( 'instagram_business_basic', $query['scope'] );
		self::assertSame( admin_url( 'admin-post.php?action=slipstream_instagram' ), $query['redirect_uri'] );
		self::assertStringNotContainsString( self::SECRET, $url );
	}

	public function test_an_account_that_is_connected_again_keeps_its_number(): void {
		$first = self::connect_with_pictures();
		self::connections()->lose( $first );
		$second = self::connect();
		self::assertSame( $first->id, $second->id );
		self::assertSame( 'ok', $second->status );
		self::assertSame( $first->photos, $second->photos );
		self::assertNotSame( $first->token, $second->token );
	}

	public function test_two_at_once_make_one_connection(): void {
		$one   = self::consent( self::authorization()->url() );
		$other = self::consent( self::authorization()->url() );
		self::assertSame( self::authorization()->complete( $one )->id, self::authorization()->complete( $other )->id );
		self::assertCount( 1, self::connections()->all() );
	}

	public function test_a_state_is_good_once(): void {
		$query = self::consent( self::authorization()->url() );
		self::authorization()->complete( $query );
		self::assertSame( 'instagram_state_invalid', self::refusal( $query ) );
	}

	public function test_a_state_is_of_one_user(): void {
		$query = self::consent( self::authorization()->url() );
		$this->sign_in( 'administrator' );
		self::assertSame( 'instagram_state_invalid', self::refusal( $query ) );
		self::assertSame( array(), self::connections()->all() );
	}

	public function test_a_state_ends(): void {
		self::assertSame(
			'instagram_state_invalid',
			self::refusal( self::consent( self::authorization()->url() ), 901 )
		);
	}

	/** @return iterable<array{mixed}> What is no state. */
	public static function states(): iterable {
		yield array( null );
		yield array( '' );
		yield array( '..' );
		yield array( array( 'a' ) );
		yield array( '99999999999.abc.' . str_repeat( '0', 64 ) );
	}

	/** @dataProvider states */
	public function test_what_is_no_state_is_refused( mixed $state ): void {
		self::assertSame(
			'instagram_state_invalid',
			self::refusal(
				array(
					'state' => $state,
					'code'  => 'code-1',
				)
			)
		);
	}

	public function test_who_may_not_add_pictures_connects_nothing(): void {
		$url = self::authorization()->url();
		$this->sign_in( 'contributor' );
		self::assertSame( 'rest_forbidden', self::refusal( self::consent( $url ) ) );
	}

	public function test_who_says_no_connects_nothing(): void {
		self::assertSame(
			'instagram_access_denied',
			self::refusal( self::consent( self::authorization()->url(), 'Cancel' ) )
		);
		self::assertSame( array(), self::connections()->all() );
	}

	public function test_a_code_that_instagram_does_not_know_connects_nothing(): void {
		$query = self::consent( self::authorization()->url() );
		self::assertSame( 'instagram_app_refused', self::refusal( array( 'code' => 'stolen' ) + $query ) );
	}

	/** @return iterable<array{string, string}> What Instagram answers, and what is told. */
	public static function faults(): iterable {
		yield array( 'expired', 'instagram_token_lost' );
		yield array( 'limit', 'instagram_limit_reached' );
		yield array( 'personal', 'instagram_refused' );
		yield array( 'down', 'instagram_unavailable' );
		yield array( 'html', 'instagram_unavailable' );
		yield array( 'odd', 'instagram_unavailable' );
	}

	/** @dataProvider faults */
	public function test_nothing_is_stored_of_a_half_connection( string $fault, string $code ): void {
		$query = self::consent( self::authorization()->url() );
		self::command( 'behave', array( 'fault' => $fault ) );
		self::assertSame( $code, self::refusal( $query ) );
		self::assertSame( array(), self::connections()->all() );
	}

	public function test_a_database_that_fails_is_told(): void {
		$query = self::consent( self::authorization()->url() );
		self::break_database( 'INSERT' );
		self::assertSame( 'instagram_connections_unavailable', self::refusal( $query ) );
	}

	public function test_the_route_gives_the_address_or_says_that_there_is_no_app(): void {
		$answer = $this->rest( 'GET', '/wpcom/v2/instagram-gallery/connect-url' );
		self::assertSame( 200, $answer->get_status() );
		self::assertStringStartsWith( self::$url . '/oauth/authorize?client_id=' . self::APP, $answer->get_data() );
		delete_option( Photo_Feed_Settings::APP_SECRET );
		$answer = $this->rest( 'GET', '/wpcom/v2/instagram-gallery/connect-url' );
		self::assertSame( array( 400, 'bad_request' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_each_sees_the_own_ones_and_editors_all(): void {
		$connection = self::connect();
		$own        = array(
			array(
				'token'    => (string) $connection->id,
				'username' => 'harbour.walks',
			),
		);
		$list       = fn (): array => $this->rest( 'GET', '/wpcom/v2/instagram-gallery/connections' )->get_data();
		self::assertSame( $own, $list() );
		$this->sign_in( 'author' );
		self::assertSame( array(), $list() );
		$this->sign_in( 'editor' );
		self::assertSame( $own, $list() );
		self::connections()->lose( $connection );
		self::assertSame( array(), $list() );
	}

	public function test_a_database_that_fails_is_not_no_connection(): void {
		self::break_database();
		$answer = $this->rest( 'GET', '/wpcom/v2/instagram-gallery/connections' );
		self::assertSame(
			array( 503, 'instagram_connections_unavailable' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}

	public function test_the_secret_is_never_told(): void {
		$this->sign_in( 'administrator' );
		$settings = $this->rest( 'GET', '/jetpack/v4/settings' )->get_data();
		self::assertSame( self::APP, $settings['slipstream_instagram_app_id'] );
		self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $settings ) );
	}
}
