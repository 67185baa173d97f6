<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use RuntimeException;

require_once __DIR__ . '/Nginx_Files.php';

/** A child process in a group of its own, so that the workers it starts end with it. */
final class Support_Server {

	/** @var resource|null */
	private $process;

	/** @var array<int, resource> The process's standard streams. */
	private array $pipes = array();

	private ?Nginx_Files $files = null;

	/**
	 * @param list<string>          $command     The program and its arguments.
	 * @param array<string, string> $environment Variables on top of our own.
	 */
	private function __construct( array $command, array $environment ) {
		$process = proc_open(
			array(
				PHP_BINARY,
				'-r',
				'posix_setsid(); pcntl_exec( $argv[1], array_slice( $argv, 2 ) );',
				'--',
				...$command,
			),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ),
			$this->pipes,
			dirname( __DIR__, 2 ),
			array_merge( getenv(), $environment )
		);
		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'The server could not be started.' );
		}
		$this->process = $process;
		register_shutdown_function( array( $this, 'stop' ) );
	}

	/**
	 * Starts the test site.
	 *
	 * @param array<string, string> $environment Variables for the site.
	 * @return array{self, string} The server and its address.
	 */
	public static function site( array $environment = array(), int $workers = 4, string $log = '/dev/null' ): array {
		$port   = self::free_port();
		$server = new self(
			array(
				PHP_BINARY,
				'-d',
				'opcache.enable_cli=1',
				'-d',
				'opcache.validate_timestamps=0',
				'-d',
				'log_errors=1',
				'-d',
				"error_log=$log",
				'-S',
				"127.0.0.1:$port",
				'-t',
				rtrim( ABSPATH, '/' ),
				__DIR__ . '/serve.php',
			),
			$environment + array( 'PHP_CLI_SERVER_WORKERS' => (string) $workers )
		);
		return array( $server, self::address( $port ) );
	}

	/**
	 * Starts the test site as most are served: nginx with the files that it comes with, and php-fpm. Where one of them
	 * is not there, as site() does.
	 *
	 * @param array<string, string> $environment Variables for the site.
	 * @return array{self, string} The server and its address.
	 */
	public static function behind_nginx( array $environment = array() ): array {
		$fpm = self::program( 'php-fpm' . PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION );
		if ( null === $fpm || null === self::program( 'nginx' ) || ! is_readable( Nginx_Files::PARAMS ) ) {
			return self::site( $environment );
		}
		$port   = self::free_port();
		$files  = new Nginx_Files( $port );
		$server = new self( array( '/bin/sh', '-c', $files->command( $fpm ) ), $environment );

		$server->files = $files;
		return array( $server, self::address( $port ) );
	}

	/** The address of a site of this machine, when it listens. */
	private static function address( int $port ): string {
		$until = microtime( true ) + 10;
		while ( false === ( $socket = @fsockopen( '127.0.0.1', $port ) ) ) { // phpcs:ignore -- Refused until it listens.
			if ( microtime( true ) > $until ) {
				throw new RuntimeException( 'The test site does not listen.' );
			}
			usleep( 10000 );
		}
		fclose( $socket );
		return "http://127.0.0.1:$port";
	}

	/**
	 * Starts the fake AI server.
	 *
	 * @return array{self, string} The server and its address, without a path.
	 */
	public static function ai(): array {
		return self::fake( 'openai' );
	}

	/**
	 * Starts a stand-in for a third party.
	 *
	 * @param string $name Its file in e2e/fakes.
	 * @return array{self, string} The server and its address, without a path.
	 */
	public static function fake( string $name ): array {
		$server  = new self( array( (string) self::node(), "e2e/fakes/$name.mjs", '--tied' ), array() );
		$started = json_decode( (string) fgets( $server->pipes[1] ), true );
		if ( ! is_array( $started ) || ! is_int( $started['port'] ?? null ) ) {
			throw new RuntimeException( "The fake server $name did not start." );
		}
		return array( $server, "http://127.0.0.1:{$started['port']}" );
	}

	/** The program that runs the fake; null where it is not installed. */
	public static function node(): ?string {
		return self::program( 'node' );
	}

	/** Where a program is; null where it is not installed. */
	private static function program( string $name ): ?string {
		$found = trim( (string) shell_exec( 'PATH="$PATH:/usr/sbin" command -v ' . escapeshellarg( $name ) ) );
		return '' === $found ? null : $found;
	}

	/** Ends the process and its group. */
	public function stop(): void {
		if ( null === $this->process ) {
			return;
		}
		$pid = proc_get_status( $this->process )['pid'];
		posix_kill( -$pid, SIGKILL );
		array_map( 'fclose', $this->pipes );
		proc_close( $this->process );
		$this->process = null;
		$this->files?->remove();
	}

	/** A port that nobody listens on. */
	private static function free_port(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		if ( false === $socket ) {
			throw new RuntimeException( 'There is no free port.' );
		}
		$name = (string) stream_socket_get_name( $socket, false );
		fclose( $socket );
		return (int) substr( $name, (int) strrpos( $name, ':' ) + 1 );
	}
}
