<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Http\Visitor;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Members\Members_Module;
use Slipstream\Members\Session_Cookie;
use Slipstream\Plugin;
use Slipstream\Subscribers\Pages;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\Sign_Up\Confirm_Page;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Subscribers\Subscribers_Services;
use Slipstream\Support\Database\Schema;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__ ) . '/Members/Browser.php';

/** A site with a newsletter, which keeps what is mailed. */
abstract class Subscribers_Case extends Test_Case {

	protected const ANN = 'ann@example.org';

	/** @var list<array<string, mixed>> What was mailed. */
	protected array $mails = array();

	/** Whether the mail server takes mails. */
	protected bool $is_mail_up = true;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Schema( $GLOBALS['wpdb'] ) )->install( Plugin::module( Subscribers_Module::class )->tables() );
	}

	protected function setUp(): void {
		parent::setUp();
		Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), true );
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		add_filter( 'slipstream_form_min_seconds', '__return_zero' );
		add_filter( 'pre_wp_mail', array( $this, 'mail' ), 20, 2 );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		remove_filter( 'pre_wp_mail', array( $this, 'mail' ), 20 );
		remove_all_filters( 'slipstream_subscribe_limits' );
		unset( $_SERVER['HTTP_ORIGIN'] );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	/**
	 * Keeps a message.
	 *
	 * @param array<string, mixed> $mail
	 */
	public function mail( mixed $sent, array $mail ): bool {
		if ( $this->is_mail_up ) {
			$this->mails[] = $mail;
		}
		return $this->is_mail_up;
	}

	protected function services(): Subscribers_Services {
		return Plugin::module( Subscribers_Module::class )->services();
	}

	/** @return array<string, string|list<string>> What the form of the page sends. */
	protected function form( string $email, string $name = '' ): array {
		$page = $this->services()->sign_up_page()->respond( '1', array() );
		self::assertInstanceOf( Site_Page::class, $page );
		return Browser::hidden( $page->html ) + array(
			Request::FIELD_EMAIL            => $email,
			Request::FIELD_NAME             => $name,
			Bot_Trap::name( Request::TRAP ) => '',
		);
	}

	/**
	 * Sends a form.
	 *
	 * @param array<string, string|list<string>> $post
	 */
	protected function send( array $post ): Site_Page|string {
		return $this->services()->sign_up_page()->respond( '1', wp_slash( $post ) );
	}

	/** Signs an address up. */
	protected function sign_up( string $email = self::ANN, string $name = '' ): Site_Page|string {
		return $this->send( $this->form( $email, $name ) );
	}

	/** Opens the link of a mail and presses its button. */
	protected function confirm( string $token ): Site_Page|string {
		return $this->services()->confirm_page()->respond( $token, array( Confirm_Page::FIELD_ACTION => Confirm_Page::CONFIRM ) );
	}

	/** What the link of the last mail has. */
	protected function token(): string {
		self::assertNotSame( array(), $this->mails );
		$text = (string) $this->mails[ count( $this->mails ) - 1 ]['message'];
		self::assertSame( 1, preg_match( '/slipstream_confirm_subscription=([\w-]+)/', $text, $found ), $text );
		return $found[1];
	}

	/** Someone who has signed up and confirmed. */
	protected function subscribe( string $email = self::ANN, string $name = '' ): Subscriber {
		self::assertSame( Pages::sent_url(), $this->sign_up( $email, $name ) );
		$this->confirm( $this->token() );
		$this->forget_counts();
		$subscriber = $this->known( $email );
		self::assertNotNull( $subscriber );
		self::assertTrue( $subscriber->is_active() );
		return $subscriber;
	}

	/** The row of an address. */
	protected function known( string $email = self::ANN ): ?Subscriber {
		return $this->services()->subscribers()->of_email( $email );
	}

	/** A link to unsubscribe, as a mail has it. */
	protected function leave_token( Subscriber $subscriber ): string {
		return $this->services()->leave_links()->make( array( $subscriber->id ) )[ $subscriber->id ];
	}

	/** A browser of someone who has proven an address. */
	protected function signed_in( string $email = self::ANN ): Browser {
		$browser = new Browser();
		$browser->as(
			static fn () => Session_Cookie::set( Plugin::module( Members_Module::class )->sessions()->start( $email ), time() + 9 )
		);
		return $browser;
	}

	protected static function visitor( string $ip ): Visitor {
		return new Visitor( $ip );
	}

	/** Runs what waits. */
	protected function run_jobs( int $later = 0 ): void {
		global $wpdb;
		if ( $later > 0 ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_jobs SET due = due - $later, delay = 0" );
			$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_subscriber_mails SET due = due - $later, changed = changed - $later, created = created - $later" );
		}
		// What repeats a job asks for it again.
		foreach ( array( 1, 2 ) as $run ) {
			Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Screen );
		}
	}

	protected function forget_counts(): void {
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}slipstream_counters" );
	}

	/** How many rows a table has. */
	protected static function rows( string $table, string $where = '1 = 1' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_$table WHERE $where" );
	}

	protected static function assertSays( string $text, Site_Page|string $page, int $status = 200 ): void {
		self::assertInstanceOf( Site_Page::class, $page );
		self::assertStringContainsString( $text, $page->html );
		self::assertSame( $status, $page->status );
	}
}
