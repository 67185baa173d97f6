<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Paid_Content;

use Slipstream\Http\Site_Page;
use Slipstream\Paid_Content\Paid_Content_Module;
use Slipstream\Paid_Content\View\Member_Page;
use Slipstream\Plugin;
use Slipstream\Tests\Members\Browser;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

require_once __DIR__ . '/Paid_Content_Case.php';

/** How a member comes to what is locked, and nobody else. */
final class Member_Part_Test extends Paid_Content_Case {

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_ORIGIN'] );
		parent::tearDown();
	}

	private static function ask( Browser $browser, WP_Post $post ): WP_REST_Response {
		return $browser->as( static fn (): WP_REST_Response => rest_do_request( new WP_REST_Request( 'POST', "/slipstream/v1/paid-content/$post->ID" ) ) );
	}

	private static function respond( Browser $browser, string $value, bool $is_sent ): Site_Page|string {
		return $browser->as( static fn (): Site_Page|string => Plugin::module( Paid_Content_Module::class )->page()->respond( $value, $is_sent ) );
	}

	private static function ticket( Site_Page|string $answer ): string {
		self::assertIsString( $answer );
		return Browser::query( $answer )[ Member_Page::QUERY ] ?? '';
	}

	public function test_a_page_is_the_same_for_members_and_strangers(): void {
		$this->pay( self::PAYER, $this->plan );
		foreach ( array( 'container', 'paywall in groups', 'post for subscribers' ) as $form ) {
			$post  = $this->post( self::forms()[ $form ] );
			$pages = array_map(
				static fn ( string $email ): string => self::browser( $email )->as( static fn (): string => Doors::in_loop( $post, static fn () => the_content() ) ),
				array( '', self::PAYER, 'nobody@example.test' )
			);
			self::assertCount( 1, array_unique( $pages ), $form );
			self::assertStringContainsString( 'data-slipstream-part', $pages[0] );
		}
	}

	public function test_the_route_gives_parts_by_the_names_that_the_page_has(): void {
		$this->pay( self::PAYER, $this->plan );
		$post   = $this->post( self::forms()['paywall in groups'] );
		$answer = self::ask( self::browser( self::PAYER ), $post );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'no-store, private', $answer->get_headers()['Cache-Control'] );
		$page = Doors::in_loop( $post, static fn () => the_content() );
		foreach ( array_keys( (array) $answer->get_data()['parts'] ) as $name ) {
			self::assertStringContainsString( "data-slipstream-part=\"$name\"", $page );
		}
	}

	public function test_the_route_says_why_it_gives_nothing(): void {
		$post = $this->post( self::forms()['container'] );
		self::assertSame( 401, self::ask( self::browser( '' ), $post )->get_status() );
		self::assertSame( 403, self::ask( self::browser( 'nobody@example.test' ), $post )->get_status() );
		$this->pay( self::PAYER, $this->plan );
		$_SERVER['HTTP_ORIGIN'] = 'https://other.example';
		self::assertSame( 403, self::ask( self::browser( self::PAYER ), $post )->get_status() );
		$_SERVER['HTTP_ORIGIN'] = home_url();
		self::assertSame( 200, self::ask( self::browser( self::PAYER ), $post )->get_status() );
		wp_update_post(
			array(
				'ID'          => $post->ID,
				'post_status' => 'draft',
			)
		);
		self::assertSame( 404, self::ask( self::browser( self::PAYER ), $post )->get_status() );
		wp_update_post(
			array(
				'ID'            => $post->ID,
				'post_status'   => 'publish',
				'post_password' => 'secret',
			)
		);
		self::assertSame( 404, self::ask( self::browser( self::PAYER ), $post )->get_status() );
	}

	public function test_a_cookie_of_nobody_is_nobody(): void {
		$post    = $this->post( self::forms()['container'] );
		$browser = self::browser( self::PAYER );
		$this->pay( self::PAYER, $this->plan );
		$browser->as( static fn () => Plugin::module( \Slipstream\Members\Members_Module::class )->sessions()->end_all( self::PAYER ) );
		self::assertSame( 401, self::ask( $browser, $post )->get_status() );
	}

	public function test_the_address_works_once_and_for_one_person(): void {
		$this->pay( self::PAYER, $this->plan );
		$this->pay( self::OTHER, $this->plan );
		$post    = $this->post( self::forms()['container'] );
		$browser = self::browser( self::PAYER );
		$ticket  = self::ticket( self::respond( $browser, (string) $post->ID, true ) );
		foreach ( array( '', self::OTHER ) as $email ) {
			$stolen = self::respond( self::browser( $email ), $ticket, false );
			self::assertSame( 410, $stolen->status );
			self::assertLocked( $stolen->html );
		}
		$page = self::respond( $browser, $ticket, false );
		self::assertSame( 200, $page->status );
		self::assertStringContainsString( self::WORDS['LOCKED_WORDS'], $page->html );
		$again = self::respond( $browser, $ticket, false );
		self::assertSame( 410, $again->status );
		self::assertLocked( $again->html );
		self::assertSame( 404, self::respond( $browser, $ticket . 'x', false )->status );
	}

	public function test_an_address_ends_when_the_member_has_no_access_any_more(): void {
		global $wpdb;
		$id      = $this->pay( self::PAYER, $this->plan );
		$post    = $this->post( self::forms()['container'] );
		$browser = self::browser( self::PAYER );
		$ticket  = self::ticket( self::respond( $browser, (string) $post->ID, true ) );
		$wpdb->update( "{$wpdb->prefix}slipstream_payment_subscriptions", array( 'status' => 'canceled' ), array( 'id' => $id ) );
		$page = self::respond( $browser, $ticket, false );
		self::assertSame( 403, $page->status );
		self::assertLocked( $page->html );
	}

	public function test_who_is_not_signed_in_is_led_to_sign_in_and_back(): void {
		$post = $this->post( self::forms()['container'] );
		$url  = self::respond( self::browser( '' ), (string) $post->ID, true );
		self::assertStringContainsString( 'slipstream_sign_in', $url );
		self::assertStringContainsString( Member_Page::FRAGMENT, rawurldecode( $url ) );
		self::assertSame( get_permalink( $post ), self::respond( self::browser( '' ), (string) $post->ID, false ) );
	}

	/** @var array<string, string> What a cache in front of the site has kept, by address. */
	private array $kept = array();

	/** Opens an address through a cache that keeps every answer to GET, whatever its headers and cookies say. */
	private function get( Browser $browser, WP_Post $post, string $url ): string {
		return $this->kept[ $url ] ??= $browser->as(
			static function () use ( $post, $url ): string {
				$value = Browser::query( $url )[ Member_Page::QUERY ] ?? '';
				if ( '' !== $value ) {
					$answer = Plugin::module( Paid_Content_Module::class )->page()->respond( $value, false );
					return $answer instanceof Site_Page ? $answer->html : $answer;
				}
				return str_contains( $url, 'paid-content/' )
					? Doors::rest( "/slipstream/v1/paid-content/$post->ID" )
					: Doors::in_loop( $post, static fn () => the_content() );
			}
		);
	}

	public function test_a_cache_that_keeps_everything_shows_a_stranger_nothing(): void {
		$this->pay( self::PAYER, $this->plan );
		foreach ( array( 'container', 'paywall in groups', 'post for paid subscribers' ) as $form ) {
			$post       = $this->post( self::forms()[ $form ] );
			$member     = self::browser( self::PAYER );
			$stranger   = self::browser( '' );
			$permalink  = (string) get_permalink( $post );
			$this->kept = array();
			// The member comes first, and fills the cache with all that they can open.
			$page = $this->get( $member, $post, $permalink );
			preg_match_all( '/(?:href|action|data-slipstream-route)="([^"]+)"/', $page, $found );
			$named = array_map( static fn ( string $url ): string => html_entity_decode( $url ), $found[1] );
			self::assertGreaterThan( 1, count( $named ) );
			foreach ( $named as $url ) {
				$this->get( $member, $post, $url );
			}
			$once = self::respond( $member, (string) $post->ID, true );
			self::assertStringContainsString( self::WORDS['LOCKED_WORDS'], $this->get( $member, $post, $once ) );
			// Then a stranger opens the page, and each address that it names.
			foreach ( array( $permalink, ...$named ) as $url ) {
				self::assertLocked( $this->get( $stranger, $post, $url ), "$form $url" );
			}
			self::assertNotContains( $once, $named );
		}
	}
}
