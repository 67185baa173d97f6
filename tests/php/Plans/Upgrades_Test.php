<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plans;

use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Answer;
use Slipstream\Http\Request_Error;
use Slipstream\Plans\Tier_State;
use Slipstream\Plans\Upgrade;
use Slipstream\Plans\Upgrade_Notice;
use Slipstream\Plans\Upgrades;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;

/**
 * What is said of them is what the hub says.
 */
final class Upgrades_Test extends Test_Case {

	/**
	 * What the hub says: the tier, its limit, what it was asked for; null where it does not answer.
	 *
	 * @var array{string, int, string}|null
	 */
	public static ?array $answer = null;

	protected function setUp(): void {
		parent::setUp();
		self::$answer = array( 'free', 20, '' );
		wp_clear_scheduled_hook( Upgrades::EVENT );
	}

	protected function tearDown(): void {
		// Routes are not there on screens of the administration until one is asked for.
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	private function hub( string $root = 'https://hub.test/wp-json/' ): Provider {
		return new class( $root ) implements Provider {
			public function __construct( private string $root ) {}
			public function is_own(): bool {
				return false;
			}
			public function root(): string {
				return $this->root;
			}
			public function get( string $path, int $user_id = 0 ): Provider_Answer {
				list( $slug, $limit, $wanted ) = Upgrades_Test::$answer
					?? throw new Request_Error( 'provider_unreachable', '', 503 );
				$tier                          = array(
					'slug'  => $slug,
					'name'  => ucfirst( $slug ),
					'limit' => $limit,
				);
				return new Provider_Answer(
					array(
						'tier'        => $tier,
						'wanted_tier' => $wanted,
					),
					0
				);
			}
			public function post( string $path, array $body, int $user_id = 0, string $method = 'POST' ): array {
				return array();
			}
		};
	}

	private function upgrades( ?Provider $provider = null ): Upgrades {
		return new Upgrades( fn (): Provider => $provider ?? $this->hub(), ( new Environment() )->clock() );
	}

	/** What has become of the current user's, after the hub was asked. */
	private function state(): ?string {
		return $this->upgrades()->look( get_current_user_id(), Tier_State::at( $this->hub() ) )?->state;
	}

	/** The notice on the dashboard. */
	private function notice(): string {
		set_current_screen( 'dashboard' );
		ob_start();
		( new Upgrade_Notice( $this->upgrades() ) )->print_notice();
		return (string) ob_get_clean();
	}

	public function test_a_database_that_fails_does_not_end_the_wait(): void {
		self::skip_on_sqlite();
		$user = $this->sign_in( 'administrator' );
		$this->upgrades()->remember( $user->ID, 'large', '' );
		self::$answer = array( 'large', 100, '' );
		$break        = static fn ( string $query ): string =>
			str_contains( $query, 'SELECT user_id, meta_value' ) ? 'SELECT nothing FROM nowhere' : $query;
		wp_cache_flush();
		add_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( true );
		$this->upgrades()->check();
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_filter( 'query', $break );
		self::assertNotFalse( wp_next_scheduled( Upgrades::EVENT ) );
		wp_cache_flush();
		self::assertSame( Upgrade::ASKED, $this->upgrades()->find( $user->ID )?->state, 'Nobody was asked for.' );
		$this->upgrades()->check();
		self::assertSame( Upgrade::GRANTED, $this->upgrades()->find( $user->ID )?->state );
	}

	public function test_who_asked_another_hub_waits_for_the_site_to_come_back(): void {
		$user = $this->sign_in( 'administrator' );
		$this->upgrades()->remember( $user->ID, 'large', '' );
		self::$answer = array( 'large', 100, '' );
		$elsewhere    = $this->upgrades( $this->hub( 'https://other.test/wp-json/' ) );
		$elsewhere->check();
		self::assertNull( $elsewhere->find( $user->ID ), 'What another hub says is no answer.' );
		self::assertNotFalse( wp_next_scheduled( Upgrades::EVENT ) );
		$this->upgrades()->check();
		self::assertSame( Upgrade::GRANTED, $this->upgrades()->find( $user->ID )?->state );
	}

	public function test_what_the_database_does_not_remove_is_not_forgotten(): void {
		$user = $this->sign_in( 'administrator' );
		$this->upgrades()->remember( $user->ID, 'large', '' );
		$keep = static fn (): bool => false;
		add_filter( 'delete_user_metadata', $keep );
		self::assertFalse( $this->upgrades()->forget( $user->ID ) );
		remove_filter( 'delete_user_metadata', $keep );
		self::assertTrue( $this->upgrades()->forget( $user->ID ) );
		self::assertTrue( $this->upgrades()->forget( $user->ID ), 'Nothing is left.' );
	}

	public function test_a_grant_is_told_days_later_with_the_way_back(): void {
		$user = $this->sign_in( 'administrator' );
		$this->upgrades()->remember( $user->ID, 'large', 'post.php?post=7&action=edit' );
		self::assertNotFalse( wp_next_scheduled( Upgrades::EVENT ) );
		self::assertSame( Upgrade::ASKED, $this->state() );
		self::$answer = array( 'free', 20, 'large' );
		$this->upgrades()->check();
		self::assertSame(
			array( Upgrade::WAITING, '' ),
			array( $this->upgrades()->find( $user->ID )?->state, $this->notice() )
		);
		self::$answer = null;
		$this->upgrades()->check();
		self::assertSame( Upgrade::WAITING, $this->state(), 'The hub has said nothing.' );
		self::$answer = array( 'large', 100, '' );
		$this->upgrades()->check();
		$notice = $this->notice();
		self::assertStringContainsString( 'now on the Large plan', $notice );
		self::assertStringContainsString( 'post.php?post=7&#038;action=edit&#038;plan_upgraded=1', $notice );
		$this->sign_in( 'administrator' );
		self::assertSame( '', $this->notice(), 'Others have not asked.' );
		wp_set_current_user( $user->ID );
		$this->upgrades()->forget( $user->ID );
		self::assertSame( '', $this->notice() );
		$this->upgrades()->check();
		self::assertFalse( wp_next_scheduled( Upgrades::EVENT ), 'Nobody waits.' );
	}

	public function test_a_refusal_is_told_too(): void {
		$user = $this->sign_in( 'administrator' );
		$this->upgrades()->remember( $user->ID, 'large', '' );
		self::$answer = array( 'free', 20, 'large' );
		self::assertSame( Upgrade::WAITING, $this->state() );
		self::$answer = array( 'free', 20, '' );
		self::assertSame( Upgrade::REFUSED, $this->state() );
		self::assertStringContainsString( 'declined', $this->notice() );
	}

	public function test_more_than_there_was_is_a_grant_whatever_it_is_called(): void {
		$user = $this->sign_in( 'administrator' );
		$this->upgrades()->remember( $user->ID, 'large', '' );
		self::$answer = array( 'unlimited', 0, 'large' );
		self::assertSame( Upgrade::GRANTED, $this->state() );
	}

	public function test_what_was_asked_of_another_hub_or_long_ago_is_over(): void {
		$user   = $this->sign_in( 'administrator' );
		$stored = static fn ( array $change ): array => $change + ( new Upgrade(
			'https://hub.test/wp-json/',
			'large',
			20,
			'',
			time(),
			Upgrade::GRANTED,
			'Large'
		) )->to_array();
		update_user_option( $user->ID, Upgrades::USER_OPTION, $stored( array() ) );
		self::assertNotSame( '', $this->notice() );
		update_user_option(
			$user->ID,
			Upgrades::USER_OPTION,
			$stored( array( 'hub' => 'https://other.test/wp-json/' ) )
		);
		self::assertSame( '', $this->notice() );
		update_user_option(
			$user->ID,
			Upgrades::USER_OPTION,
			$stored( array( 'at' => time() - 61 * DAY_IN_SECONDS ) )
		);
		self::assertSame( '', $this->notice() );
	}

	public function test_nothing_leads_out_of_the_administration(): void {
		foreach ( array(
			'https://evil.test/post.php',
			'//evil.test',
			'javascript:alert(1)',
			'../post.php',
			'post.php?x="><b>',
			"post.php\n",
		) as $address ) {
			self::assertSame( '', Upgrade::page( $address ), $address );
		}
		self::assertSame( 'site-editor.php?p=%2F&canvas=edit', Upgrade::page( 'site-editor.php?p=%2F&canvas=edit' ) );
	}

	public function test_a_site_that_is_its_own_provider_says_nothing(): void {
		$this->sign_in( 'administrator' );
		self::assertSame(
			array(
				'state'     => 'none',
				'tier'      => '',
				'plan'      => '',
				'return_to' => '',
			),
			$this->rest( 'GET', '/slipstream/v1/upgrade' )->get_data()
		);
		self::assertSame( 200, $this->rest( 'DELETE', '/slipstream/v1/upgrade' )->get_status() );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->rest( 'GET', '/slipstream/v1/upgrade' )->get_status() );
	}
}
