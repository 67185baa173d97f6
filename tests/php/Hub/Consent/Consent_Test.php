<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Consent;

use Slipstream\Tests\Hub\Client_Site;

require_once __DIR__ . '/Consent_Case.php';

/**
 * Who asks, for what, as whom; and nobody answers for another.
 */
final class Consent_Test extends Consent_Case {

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
		$answer = $site->call(
			'POST',
			'/hub/token',
			array( 'email' => 'Author@Site.example' ) + $site->exchange( $query['code'] )
		);
		self::assertSame(
			array( 'access_token', 'token_type', 'scope', 'account', 'is_owner' ),
			array_keys( $answer->get_data() )
		);
		self::assertSame( 'author', $answer->get_data()['scope'] );
		self::assertSame( 'author@site.example', $answer->get_data()['account']['email'] );
		self::assertFalse( $answer->get_data()['is_owner'] );
	}

	public function test_an_author_who_does_not_share_the_address_comes_back_without(): void {
		$site = $this->connected();
		$this->linked( $site );
		$leaves = (string) $this->press(
			$site,
			$this->pushed( $site, 2, 'author' ),
			array( 'answer' => 'approve' )
		)[1];
		wp_parse_str( (string) wp_parse_url( $leaves, PHP_URL_QUERY ), $query );
		self::assertArrayNotHasKey( 'share_email', $query );
		$answer = $site->call(
			'POST',
			'/hub/token',
			array( 'email' => 'author@site.example' ) + $site->exchange( $query['code'] )
		);
		self::assertArrayNotHasKey( 'email', $answer->get_data()['account'] );
	}

	public function test_an_address_that_was_not_shared_is_not_taken(): void {
		$site = $this->connected();
		$this->linked( $site );
		$answer = $site->call(
			'POST',
			'/hub/token',
			array( 'email' => 'author@site.example' ) + $site->exchange( $this->approved( $site, 2, 'author' ) )
		);
		self::assertArrayNotHasKey( 'email', $answer->get_data()['account'] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_accounts', "email = 'author@site.example'" ) );
	}

	public function test_denying_leads_back_and_ends_the_request(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$denied  = $this->press( $site, $request, array( 'answer' => 'deny' ) )[1];
		self::assertSame( $site->redirect_uri() . '&error=access_denied&state=state-of-the-site', $denied );
		self::assertStringContainsString( 'has expired', $this->page( $site, $request )[0] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_requests', 'code_hash IS NULL OR account_id > 0' ) );
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
		$_COOKIE = array();
		self::assertNull( $this->page( $site, $request, $answer )[1], 'Another browser, after the answer.' );
		$other = self::mark( $this->page( $site, $this->pushed( $site, 3, 'author' ) )[0] );
		self::assertNull( $this->page( $site, $request, array( 'mark' => $other ) + $answer )[1], 'With its own mark.' );
	}

	/** Where the browser goes, with one grant for the site, however often and whenever the form comes. */
	public function test_a_form_that_comes_twice_is_answered_as_the_first_time(): void {
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
		$form  = array(
			'answer' => 'approve',
			'code'   => $this->mailed_code(),
			'email'  => 'owner@site.example',
			'mark'   => self::mark( $this->page( $site, $request )[0] ),
		);
		$first = (string) $this->page( $site, $request, $form )[1];
		self::assertSame( $first, $this->page( $site, $request, $form )[1], 'Before the site has come.' );
		self::assertSame( $first, $this->page( $site, $request, array( 'answer' => 'deny' ) + $form )[1], 'The other button.' );
		wp_parse_str( (string) wp_parse_url( $first, PHP_URL_QUERY ), $query );
		self::assertSame( 200, $site->call( 'POST', '/hub/token', $site->exchange( $query['code'] ) )->get_status() );
		self::assertSame( $first, $this->page( $site, $request, $form )[1], 'Afterwards.' );
		self::assertSame(
			'400 invalid_grant',
			self::code( $site->call( 'POST', '/hub/token', $site->exchange( $query['code'] ) ) )
		);
		self::assertSame( 1, self::rows_of( 'slipstream_hub_links' ) );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_requests', "email <> '' OR email_code <> ''" ) );
	}

	public function test_a_refusal_that_comes_twice_is_one(): void {
		$site    = $this->connected();
		$request = $this->pushed( $site );
		$form    = array(
			'answer' => 'deny',
			'mark'   => self::mark( $this->page( $site, $request )[0] ),
		);
		$first   = $this->page( $site, $request, $form )[1];
		self::assertStringContainsString( 'error=access_denied', (string) $first );
		self::assertSame( $first, $this->page( $site, $request, $form )[1] );
		self::assertSame( $first, $this->page( $site, $request, array( 'answer' => 'approve' ) + $form )[1] );
	}

	public function test_a_request_of_another_site_or_of_the_past_is_not_shown(): void {
		$site    = $this->connected();
		$other   = $this->connected( 'https://other.example' );
		$request = $this->pushed( $site );
		self::assertStringContainsString( 'has expired', $this->page( $other, $request )[0] );
		self::assertStringContainsString(
			'has expired',
			$this->page( $site, 'urn:ietf:params:oauth:request_uri:' )[0]
		);
		self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
		self::assertStringContainsString( 'has expired', $this->page( $site, $request )[0] );
		self::hub()->sites()->update( $site->id, array( 'status' => 'active' ) );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_requests SET expires = 1" );
		self::assertStringContainsString( 'has expired', $this->page( $site, $request )[0] );
	}
}
