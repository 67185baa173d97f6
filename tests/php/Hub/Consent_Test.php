<?php
/**
 * The consent page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

require_once __DIR__ . '/Hub_Case.php';
require_once __DIR__ . '/login-page.php';

/**
 * Who asks, for what, as whom; and nobody answers for another.
 */
final class Consent_Test extends Hub_Case {

	/**
	 * Messages that were mailed.
	 *
	 * @var list<array<string, mixed>>
	 */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', array( $this, 'mail' ), 20, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'mail' ), 20 );
		parent::tearDown();
	}

	/**
	 * Keeps a message.
	 *
	 * @param mixed                $sent Whether it was sent.
	 * @param array<string, mixed> $mail The message.
	 */
	public function mail( mixed $sent, array $mail ): bool {
		$this->mails[] = $mail;
		return true;
	}

	/**
	 * Opens the page, or answers it.
	 *
	 * @param array<string, string> $post What is sent; empty to look.
	 * @return array{string, string|null} The page, and where the browser goes.
	 */
	private function page( Client_Site $site, string $request_uri, array $post = array() ): array {
		$_SERVER['REQUEST_METHOD'] = array() === $post ? 'GET' : 'POST';
		$_GET                      = array(
			'client_id'   => (string) $site->id,
			'request_uri' => $request_uri,
		);
		$_POST                     = array() === $post ? array() : $post + $_GET;
		ob_start();
		$leaves = self::hub()->consent_page()->respond();
		return array( (string) ob_get_clean(), $leaves );
	}

	/**
	 * The mark in the form of a page.
	 */
	private static function mark( string $page ): string {
		self::assertSame( 1, preg_match( '/name="mark" value="([0-9a-f]{64})"/', $page, $found ), $page );
		return $found[1];
	}

	/**
	 * Answers the page as a browser that has shown it.
	 *
	 * @param array<string, string> $post What is sent besides the mark.
	 * @return array{string, string|null}
	 */
	private function press( Client_Site $site, string $request_uri, array $post ): array {
		$post += isset( $post['code'] ) ? array( 'email' => 'Owner@site.example' ) : array();
		return $this->page( $site, $request_uri, $post + array( 'mark' => self::mark( $this->page( $site, $request_uri )[0] ) ) );
	}

	public function test_the_page_says_who_asks_for_what_as_whom_and_escapes_it(): void {
		$site     = new Client_Site( 'https://site.example' );
		$answer   = $this->register( $site, self::invitation(), array( 'name' => 'Tom & "Jerry" &lt;b&gt;' ) );
		$site->id = $answer->get_data()['site_id'];
		$this->linked( $site );
		list( $page ) = $this->page( $site, $this->pushed( $site, 2, 'author' ) );
		self::assertStringContainsString( 'Tom &amp; &quot;Jerry&quot;', $page );
		self::assertStringNotContainsString( '<b>', $page );
		self::assertStringContainsString( 'https://site.example', $page );
		self::assertStringContainsString( 'User 2 (author on that site)', $page );
		self::assertStringContainsString( 'name="share_email"', $page );
		self::assertStringNotContainsString( 'type="email"', $page );
	}

	public function test_an_author_whom_the_site_vouches_for_approves_and_comes_back_with_a_code(): void {
		$site = $this->connected();
		$this->linked( $site );
		list( , $leaves ) = $this->press(
			$site,
			$this->pushed( $site, 2, 'author' ),
			array(
				'answer'      => 'approve',
				'share_email' => '1',
			)
		);
		$leaves           = (string) $leaves;
		self::assertStringStartsWith( $site->redirect_uri() . '&', $leaves );
		wp_parse_str( (string) wp_parse_url( $leaves, PHP_URL_QUERY ), $query );
		self::assertSame( 'state-of-the-site', $query['state'] );
		self::assertSame( '1', $query['share_email'] );
		$answer = $site->call( 'POST', '/hub/token', array( 'email' => 'Author@Site.example' ) + $site->exchange( $query['code'] ) );
		self::assertSame( array( 'access_token', 'token_type', 'scope', 'account', 'is_owner' ), array_keys( $answer->get_data() ) );
		self::assertSame( 'author', $answer->get_data()['scope'] );
		self::assertSame( 'author@site.example', $answer->get_data()['account']['email'] );
		self::assertFalse( $answer->get_data()['is_owner'] );
	}

	public function test_an_address_that_was_not_shared_is_not_taken(): void {
		$site = $this->connected();
		$this->linked( $site );
		$answer = $site->call( 'POST', '/hub/token', array( 'email' => 'author@site.example' ) + $site->exchange( $this->approved( $site, 2, 'author' ) ) );
		self::assertArrayNotHasKey( 'email', $answer->get_data()['account'] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_accounts', "email = 'author@site.example'" ) );
	}

	public function test_denying_leads_back_and_ends_the_request(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$denied  = $this->press( $site, $request, array( 'answer' => 'deny' ) )[1];
		self::assertSame( $site->redirect_uri() . '&error=access_denied&state=state-of-the-site', $denied );
		self::assertStringContainsString( 'not good any more', $this->page( $site, $request )[0] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_requests' ) );
	}

	public function test_the_owner_proves_an_address_with_a_mailed_code(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		self::assertStringContainsString( 'type="email"', $this->page( $site, $request )[0] );
		self::assertNull( $this->press( $site, $request, array( 'answer' => 'approve' ) )[1], 'Nobody has proved anything.' );
		list( $page ) = $this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'Owner@Site.example',
			)
		);
		self::assertStringContainsString( 'A code was mailed to owner@site.example.', $page );
		self::assertSame( 'owner@site.example', $this->mails[0]['to'] );
		self::assertStringContainsString( 'https://site.example', $this->mails[0]['message'] );
		$code = $this->mailed_code();
		global $wpdb;
		self::assertStringNotContainsString( $code, (string) wp_json_encode( $wpdb->get_col( "SELECT email_code FROM {$wpdb->prefix}slipstream_hub_requests" ) ) );
		self::assertStringContainsString(
			'not the code',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => self::other( $code ),
				)
			)[0]
		);
		$other = array(
			'answer' => 'approve',
			'email'  => 'other@site.example',
			'code'   => $code,
		);
		self::assertStringContainsString( 'mailed to another address', $this->press( $site, $request, $other )[0] );
		$leaves = (string) $this->press(
			$site,
			$request,
			array(
				'answer' => 'approve',
				'code'   => substr(
					$code,
					0,
					3
				) . ' ' . substr(
					$code,
					3
				),
			)
		)[1];
		wp_parse_str( (string) wp_parse_url( $leaves, PHP_URL_QUERY ), $query );
		$answer = $site->call( 'POST', '/hub/token', $site->exchange( $query['code'] ) )->get_data();
		self::assertTrue( $answer['is_owner'] );
		self::assertSame( 'owner@site.example', $answer['account']['email'] );
	}

	public function test_a_code_is_good_for_five_attempts_and_ten_minutes(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'owner@site.example',
			)
		);
		$code = $this->mailed_code();
		for ( $attempt = 0; $attempt < 5; $attempt++ ) {
			self::assertStringContainsString(
				'not the code',
				$this->press(
					$site,
					$request,
					array(
						'answer' => 'approve',
						'code'   => self::other( $code ),
					)
				)[0]
			);
		}
		list( $page, $leaves ) = $this->press(
			$site,
			$request,
			array(
				'answer' => 'approve',
				'code'   => $code,
			)
		);
		self::assertNull( $leaves );
		self::assertStringContainsString( 'too often', $page );
		$this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'owner@site.example',
			)
		);
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_requests SET email_expires = 1" );
		self::assertStringContainsString(
			'not good any more',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'approve',
					'code'   => $this->mailed_code(),
				)
			)[0]
		);
	}

	public function test_an_address_is_not_flooded(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		for ( $mail = 0; $mail < 5; $mail++ ) {
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'mail',
					'email'  => 'owner@site.example',
				)
			);
		}
		self::assertStringContainsString(
			'Too many codes',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'mail',
					'email'  => 'OWNER@site.example',
				)
			)[0]
		);
		self::assertCount( 5, $this->mails );
		self::assertStringContainsString(
			'enter an email address',
			$this->press(
				$site,
				$request,
				array(
					'answer' => 'mail',
					'email'  => 'nobody',
				)
			)[0]
		);
	}

	public function test_the_owner_who_is_signed_in_here_only_approves(): void {
		$site    = $this->connected();
		$user    = $this->sign_in( 'subscriber' );
		$request = $this->pushed( $site );
		self::assertStringContainsString( 'You are signed in here', $this->page( $site, $request )[0] );
		self::assertNotNull( $this->press( $site, $request, array( 'answer' => 'approve' ) )[1] );
		self::assertSame( 1, self::rows_of( 'slipstream_hub_accounts', "user_id = $user->ID" ) );
	}

	public function test_a_form_of_another_browser_or_user_or_request_is_not_taken(): void {
		$site = $this->connected();
		$this->linked( $site );
		$request = $this->pushed( $site, 2, 'author' );
		$mark    = self::mark( $this->page( $site, $request )[0] );
		$answer  = array(
			'answer' => 'approve',
			'mark'   => $mark,
		);
		$cookies = $_COOKIE;
		$_COOKIE = array();
		self::assertNull( $this->page( $site, $request, $answer )[1], 'Another browser.' );
		$_COOKIE = $cookies;
		self::assertNull( $this->page( $site, $this->pushed( $site, 3, 'author' ), $answer )[1], 'Another request.' );
		self::assertNull( $this->page( $site, $request, array( 'answer' => 'approve' ) )[1], 'No mark.' );
		$this->sign_in( 'author' );
		self::assertNull( $this->page( $site, $request, $answer )[1], 'Another user.' );
		wp_set_current_user( 0 );
		self::assertNotNull( $this->page( $site, $request, $answer )[1] );
		self::assertNull( $this->page( $site, $request, $answer )[1], 'Once.' );
	}

	public function test_a_request_of_another_site_or_of_the_past_is_not_shown(): void {
		$site    = $this->connected();
		$other   = $this->connected( 'https://other.example' );
		$request = $this->pushed( $site );
		self::assertStringContainsString( 'not good any more', $this->page( $other, $request )[0] );
		self::assertStringContainsString( 'not good any more', $this->page( $site, 'urn:ietf:params:oauth:request_uri:' )[0] );
		self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
		self::assertStringContainsString( 'not good any more', $this->page( $site, $request )[0] );
		self::hub()->sites()->update( $site->id, array( 'status' => 'active' ) );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_requests SET expires = 1" );
		self::assertStringContainsString( 'not good any more', $this->page( $site, $request )[0] );
	}

	public function test_a_mail_that_is_not_sent_is_told(): void {
		$site         = $this->connected();
		$request      = $this->pushed( $site );
		$fail         = static fn (): bool => false;
		add_filter( 'pre_wp_mail', $fail, 30 );
		list( $page ) = $this->press(
			$site,
			$request,
			array(
				'answer' => 'mail',
				'email'  => 'owner@site.example',
			)
		);
		remove_filter( 'pre_wp_mail', $fail, 30 );
		self::assertStringContainsString( 'could not be mailed', $page );
	}

	/**
	 * The code of the last message.
	 */
	private function mailed_code(): string {
		self::assertSame( 1, preg_match( '/\b(\d{6})\b/', (string) $this->mails[ count( $this->mails ) - 1 ]['message'], $found ) );
		return $found[1];
	}

	/**
	 * Another code.
	 */
	private static function other( string $code ): string {
		return str_pad( (string) ( ( (int) $code + 1 ) % 1000000 ), 6, '0', STR_PAD_LEFT );
	}
}
