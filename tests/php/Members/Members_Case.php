<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Members;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Knows_People;
use Slipstream\Members\Members_Module;
use Slipstream\Members\Sign_In_Page;
use Slipstream\Members\Sign_In_View;
use Slipstream\Modules\Modules;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;

require_once __DIR__ . '/Browser.php';

/** A site that knows ann@example.org, and keeps what is mailed. */
abstract class Members_Case extends Test_Case {

	protected const ANN = 'ann@example.org';

	/** @var list<array<string, mixed>> What was mailed. */
	protected array $mails = array();

	protected Members_Module $members;

	protected function setUp(): void {
		parent::setUp();
		$known         = new class() implements Knows_People {
			public function slug(): string {
				return 'known';
			}
			public function add_hooks(): void {}
			public function knows( string $email ): bool {
				return 'ann@example.org' === $email;
			}
		};
		$this->members = new Members_Module( new Environment(), new Modules( array( $known ) ) );
		add_filter( 'pre_wp_mail', array( $this, 'mail' ), 20, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'mail' ), 20 );
		remove_all_filters( 'slipstream_sign_in_limits' );
		unset( $_SERVER['HTTP_ORIGIN'], $_SERVER['HTTP_X_FORWARDED_FOR'] );
		parent::tearDown();
	}

	/**
	 * Keeps a message.
	 *
	 * @param array<string, mixed> $mail
	 */
	public function mail( mixed $sent, array $mail ): bool {
		$this->mails[] = $mail;
		return true;
	}

	/**
	 * Opens a page, or sends its form.
	 *
	 * @param array<string, string> $post
	 */
	protected function respond( Browser $browser, string $url, array $post = array() ): Site_Page|string {
		return $browser->as(
			fn (): Site_Page|string => $this->members->page()->respond( wp_slash( Browser::query( $url ) ), wp_slash( $post ) )
		);
	}

	protected function open( Browser $browser, string $url ): Site_Page {
		$page = $this->respond( $browser, $url );
		self::assertInstanceOf( Site_Page::class, $page );
		return $page;
	}

	/**
	 * Opens a page and sends its form.
	 *
	 * @param array<string, string> $values What is typed and pressed.
	 */
	protected function send( Browser $browser, string $url, array $values ): Site_Page|string {
		$hidden = Browser::hidden( $this->open( $browser, $url )->html );
		return $this->respond( $browser, Sign_In_Page::url(), $values + $hidden );
	}

	protected function ask( Browser $browser, string $email = self::ANN, string $return_url = '' ): Site_Page|string {
		return $this->send(
			$browser,
			Sign_In_Page::url( $return_url ),
			array(
				Sign_In_View::FIELD_ACTION           => Sign_In_View::ASK,
				Sign_In_View::FIELD_EMAIL            => $email,
				Bot_Trap::name( Sign_In_View::TRAP ) => '',
			)
		);
	}

	protected function enter( Browser $browser, string $code ): Site_Page|string {
		return $this->send(
			$browser,
			add_query_arg( Sign_In_Page::QUERY, Sign_In_View::CODE, home_url( '/' ) ),
			array(
				Sign_In_View::FIELD_ACTION => Sign_In_View::CODE,
				Sign_In_View::FIELD_CODE   => $code,
			)
		);
	}

	protected function confirm( Browser $browser, string $link ): Site_Page|string {
		return $this->send( $browser, $link, array( Sign_In_View::FIELD_ACTION => Sign_In_View::LINK ) );
	}

	protected function sign_out( Browser $browser, string $action = Sign_In_View::OUT ): Site_Page|string {
		return $this->send( $browser, Sign_In_Page::url(), array( Sign_In_View::FIELD_ACTION => $action ) );
	}

	/** Who is signed in; '' for nobody. */
	protected function email_in( Browser $browser ): string {
		return (string) $browser->as( fn (): ?string => $this->members->current()?->email );
	}

	/** The code of the last message. */
	protected function code(): string {
		return self::found( '/\b(\d{6})\b/', $this->text() );
	}

	/** The link of the last message. */
	protected function link(): string {
		return self::found( '/(http\S+slipstream_link=\S+)/', $this->text() );
	}

	protected function text(): string {
		self::assertNotSame( array(), $this->mails );
		return (string) $this->mails[ count( $this->mails ) - 1 ]['message'];
	}

	/** Another code. */
	protected static function other( string $code ): string {
		return str_pad( (string) ( ( (int) $code + 1 ) % 1000000 ), 6, '0', STR_PAD_LEFT );
	}

	protected static function assertSays( string $text, Site_Page|string $page, int $status ): void {
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertStringContainsString( $text, $page->html );
		self::assertSame( $status, $page->status );
	}

	/** Lets everything be so many seconds older. */
	protected static function pass( int $seconds ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_member_sign_ins SET expires = expires - $seconds, created = created - $seconds, used = CASE WHEN used > 0 THEN used - $seconds ELSE 0 END" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_member_sessions SET expires = expires - $seconds, created = created - $seconds" );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_counters SET expires = expires - $seconds" );
	}

	private static function found( string $pattern, string $text ): string {
		self::assertSame( 1, preg_match( $pattern, $text, $found ), $text );
		return $found[1];
	}
}
