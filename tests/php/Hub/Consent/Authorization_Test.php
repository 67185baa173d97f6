<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Consent;

use Slipstream\Plugin;
use Slipstream\Tests\Hub\Hub_Case;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/**
 * A code is good once, for its own site; the owner goes last.
 */
final class Authorization_Test extends Hub_Case {

	/** @dataProvider bad_redirects */
	public function test_the_browser_comes_back_to_the_sites_administration_only( string $url ): void {
		$site = $this->connected( 'https://site.example' );
		self::assertSame(
			'400 invalid_redirect_uri',
			self::code(
				$site->call( 'POST', '/hub/authorize-request', array( 'redirect_uri' => $url ) + $site->consent() )
			)
		);
	}

	/** @return list<array{string}> Addresses. */
	public static function bad_redirects(): array {
		return array_map(
			static fn ( string $url ): array => array( $url ),
			array(
				'https://evil.example/wp-admin/',
				'https://site.example.evil.example/wp-admin/',
				'https://site.example@evil.example/wp-admin/',
				'https://site.example/',
				'https://site.example/wp-adminx/',
				'https://site.example/wp-admin/../x',
				'https://site.example/wp-admin/%2e%2e/x',
				'https://site.example:8443/wp-admin/',
				'http://site.example/wp-admin/',
				'javascript:alert(1)//wp-admin/',
				'https://site.example/wp-admin/#x',
				'https://site.example\\@evil.example/wp-admin/',
				'//evil.example/wp-admin/',
			)
		);
	}

	public function test_a_code_is_good_once_for_its_site_and_address(): void {
		$site  = $this->connected();
		$other = $this->connected( 'https://other.example' );
		$code  = $this->approved( $site );
		self::assertSame(
			'400 invalid_grant',
			self::code(
				$other->call(
					'POST',
					'/hub/token',
					array( 'redirect_uri' => $site->redirect_uri() ) + $other->exchange( $code )
				)
			)
		);
		self::assertSame(
			'400 invalid_grant',
			self::code(
				$site->call(
					'POST',
					'/hub/token',
					array( 'redirect_uri' => 'https://site.example/wp-admin/' ) + $site->exchange( $code )
				)
			)
		);
		self::assertSame( 200, $site->call( 'POST', '/hub/token', $site->exchange( $code ) )->get_status() );
		self::assertSame(
			'400 invalid_grant',
			self::code( $site->call( 'POST', '/hub/token', $site->exchange( $code ) ) )
		);
		$code = $this->approved( $site, 2, 'author' );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_requests SET expires = 1" );
		self::assertSame(
			'400 invalid_grant',
			self::code( $site->call( 'POST', '/hub/token', $site->exchange( $code ) ) )
		);
	}

	public function test_who_is_linked_first_is_the_owner_and_goes_last(): void {
		$site  = $this->connected();
		$owner = $this->linked( $site );
		$token = $this->linked( $site, 2, 'editor' );
		self::assertTrue( $site->call( 'GET', '/hub/user', null, $owner )->get_data()['is_owner'] );
		self::assertFalse( $site->call( 'GET', '/hub/user', null, $token )->get_data()['is_owner'] );
		self::assertSame( '400 owner_has_users', self::code( $site->call( 'DELETE', '/hub/users/1' ) ) );
		self::assertSame( '400 not_linked', self::code( $site->call( 'POST', '/hub/owner', array( 'owner' => 3 ) ) ) );
		self::assertSame( '200 success', self::code( $site->call( 'POST', '/hub/owner', array( 'owner' => 2 ) ) ) );
		self::assertSame(
			'200 success',
			self::code( $site->call( 'POST', '/hub/owner', array( 'owner' => 2 ) ) ),
			'Twice is no harm.'
		);
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/users/1' ) ) );
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/users/1' ) ) );
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/users/2' ) ) );
		self::assertSame( 0, $site->call( 'GET', '/hub/site' )->get_data()['owner'] );
		$this->linked( $site, 5 );
		self::assertSame(
			5,
			$site->call( 'GET', '/hub/site' )->get_data()['owner'],
			'The next one who is linked owns a site without an owner.'
		);
	}

	public function test_no_site_links_or_unlinks_users_of_another(): void {
		$site  = $this->connected();
		$other = $this->connected( 'https://other.example' );
		$this->linked( $site );
		$other->call( 'DELETE', '/hub/users/1' );
		$other->call( 'POST', '/hub/owner', array( 'owner' => 1 ) );
		self::assertCount( 1, $site->call( 'GET', '/hub/site' )->get_data()['users'] );
		self::assertSame( 0, $other->call( 'GET', '/hub/site' )->get_data()['owner'] );
	}

	public function test_no_site_gets_the_account_of_another_by_an_address(): void {
		$site = $this->connected();
		$this->linked( $site );
		$evil = $this->connected( 'https://evil.example' );
		$this->linked( $evil );
		$answer = $evil->call(
			'POST',
			'/hub/token',
			array( 'email' => 'owner@site.example' ) + $evil->exchange( $this->approved( $evil, 2, 'author', true ) )
		)->get_data();
		global $wpdb;
		$theirs = (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT account_id FROM {$wpdb->prefix}slipstream_hub_links WHERE site_id = %d", $site->id )
		);
		self::assertNotSame( $theirs, $answer['account']['ID'] );
	}

	public function test_a_token_for_ai_names_the_site_and_is_refused_as_soon_as_its_user_is_unlinked(): void {
		$site  = $this->connected();
		$token = $this->linked( $site );
		$given = $site->call( 'POST', '/hub/ai-token', array( 'without' => array( 'images' ) ), $token )->get_data();
		self::assertSame( $site->id, $given['blog_id'] );
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/jetpack-ai-query' );
		$request->set_header( 'Authorization', "Bearer {$given['token']}" );
		$provider = Plugin::module( Tokens_Module::class );
		$caller   = $provider->bearer_auth()->caller( $request, Token_Issuer::SCOPE_AI );
		self::assertSame(
			array( 1, $site->id, array( 'images' ) ),
			array( $caller->user_id, $caller->site, $caller->without )
		);
		self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
		$this->expectExceptionMessage( 'This account is no longer connected.' );
		$provider->bearer_auth()->caller( $request, Token_Issuer::SCOPE_AI );
	}

	public function test_the_provider_is_told_of_tiers_origins_and_roles(): void {
		$site = $this->connected( 'https://site.example:8443/blog', 'tier-100' );
		$this->linked( $site );
		$sites = Plugin::module( Tokens_Module::class )->sites();
		self::assertNotNull( $sites );
		self::assertSame( array( 'https://site.example:8443' ), $sites->origins() );
		self::assertSame( 100, $sites->limit( $site->id )['requests'] );
		self::assertSame( 'tier-500', $sites->next_tier( $site->id )['slug'] ?? '' );
		self::hub()->sites()->update( $site->id, array( 'tier' => 'unlimited' ) );
		self::assertNull( $sites->next_tier( $site->id ) );
	}
}
