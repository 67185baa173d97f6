<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Cli\Connection_Command;
use Slipstream\Support\Command_Output;

require_once __DIR__ . '/Hub_Case.php';

/**
 * The same as the routes, with a real hub.
 */
final class Connection_Command_Test extends Hub_Case {

	public function test_a_site_is_connected_on_the_command_line(): void {
		self::assertStringContainsString(
			"provider | this site itself\nstate | own",
			$this->run_command( 'status' )
		);
		self::assertSame(
			'success: Hub saved.',
			$this->run_command( 'provider', array( self::$hub ), array( 'invitation' => self::$invitation ) )
		);
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		self::assertSame( 'error: Specify an administrator with --user.', $this->run_command( 'register' ) );
		wp_set_current_user( $user );
		self::assertSame( 'success: Site connected.', $this->run_command( 'register' ) );
		self::assertSame(
			'active',
			json_decode(
				$this->run_command( 'status', array(), array( 'format' => 'json' ) ),
				true
			)['provider']['state']
		);
		$test = $this->run_command( 'test' );
		self::assertStringContainsString( "site_token | pass | \n", $test );
		self::assertStringContainsString( 'user_token | fail | Your account is not connected.', $test );
		self::assertStringEndsWith( 'error: 2 tests failed.', $test );
		$this->link();
		self::assertSame( 'success: Key replaced.', $this->run_command( 'rotate_key' ) );
		self::assertStringEndsWith( 'success: The connection works.', $this->run_command( 'test' ) );
		self::assertSame(
			'Site registered. Connect your account in the browser.',
			$this->run_command( 'reconnect' )
		);
		self::assertSame( 'success: The site’s address has not changed.', $this->run_command( 'crisis' ) );
		foreach ( array( 'nobody', '0', '-1', '' ) as $nobody ) {
			self::assertSame(
				"error: User “{$nobody}” not found. Nothing was disconnected.",
				$this->run_command( 'disconnect', array( $nobody ) )
			);
		}
		self::assertTrue( $this->services()->connection()->is_user_linked( $user ) );
		self::assertSame(
			'success: Account disconnected.',
			$this->run_command( 'disconnect', array( get_userdata( $user )->user_login ) )
		);
		self::assertSame( 'success: Site disconnected.', $this->run_command( 'disconnect' ) );
		self::assertSame( 'error: The site is not connected. (disconnect_failed)', $this->run_command( 'disconnect' ) );
		self::assertSame( 'success: Hub saved.', $this->run_command( 'provider', array( 'own' ) ) );
		self::assertSame(
			'error: This site has no hub, so it has no signing key. (own_provider)',
			$this->run_command( 'rotate_key' )
		);
		self::assertStringContainsString(
			'(provider_address)',
			$this->run_command( 'provider', array( 'http://hub.example.org' ) )
		);
	}

	public function test_a_crisis_is_ended_on_the_command_line(): void {
		$this->register();
		$moved = static fn (): string => self::$site . '/moved';
		add_filter( 'pre_option_home', $moved );
		add_filter( 'pre_option_siteurl', $moved );
		try {
			self::assertSame(
				'jetpack_url_mismatch: ' . self::$site . '/moved (' . self::$site . ')',
				$this->run_command( 'crisis' )
			);
			self::assertSame(
				'error: Choose safe-mode, migrate or start-fresh.',
				$this->run_command( 'crisis', array( 'x' ) )
			);
			self::assertSame( 'success: Choice saved.', $this->run_command( 'crisis', array( 'safe-mode' ) ) );
			self::assertSame( 'success: Choice saved.', $this->run_command( 'crisis', array( 'migrate' ) ) );
			self::assertSame( 'success: The site’s address has not changed.', $this->run_command( 'crisis' ) );
		} finally {
			remove_filter( 'pre_option_home', $moved );
			remove_filter( 'pre_option_siteurl', $moved );
		}
	}

	/**
	 * Runs a command and gives what it writes.
	 *
	 * @param list<string>          $arguments
	 * @param array<string, string> $options
	 */
	private function run_command( string $name, array $arguments = array(), array $options = array() ): string {
		$output = new class() implements Command_Output {
			/** @var list<string> What was written. */
			public array $lines = array();
			public function line( string $text ): void {
				$this->lines[] = $text;
			}
			public function rows( array $rows, string $format = 'table' ): void {
				foreach ( $rows as $row ) {
					$this->lines[] = implode( ' | ', $row );
				}
			}
			public function success( string $text ): void {
				$this->lines[] = "success: $text";
			}
			public function error( string $text ): void {
				$this->lines[] = "error: $text";
			}
		};
		wp_cache_flush();
		( new Connection_Command( $this->services(), $output ) )->$name( $arguments, $options );
		return implode( "\n", $output->lines );
	}
}
