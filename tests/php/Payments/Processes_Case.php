<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

require_once __DIR__ . '/Payments_Case.php';

/** Starts processes that work on the ledger, each with the books in a file. */
abstract class Processes_Case extends Payments_Case {

	protected const COMMITS = true;

	protected string $file;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slipstream-books' );
		// Other processes read it.
		$wpdb->query( 'COMMIT' );
		$this->clear();
	}

	protected function tearDown(): void {
		unlink( $this->file );
		$this->clear();
		parent::tearDown();
	}

	protected function save( Books $books ): void {
		file_put_contents( $this->file, serialize( $books ) );
	}

	protected function saved(): Books {
		return unserialize( (string) file_get_contents( $this->file ) );
	}

	/**
	 * Lets a process work.
	 *
	 * @param string $stop Where it is killed, as ledger-attempt.php takes it.
	 * @return string What it said: where it was killed, else what came of it.
	 */
	protected function attempt( string $work, string $stop = '' ): string {
		list( $process, , $output ) = $this->start( $work, $stop );
		$said                       = (string) fgets( $output );
		proc_terminate( $process, SIGKILL );
		proc_close( $process );
		return trim( $said );
	}

	/**
	 * Lets processes work at the same moment.
	 *
	 * @param list<string> $works What each does, and after a space the file with its books.
	 * @return list<string> What they said.
	 */
	protected function attempts( array $works ): array {
		$processes = array_map(
			fn ( string $work ): array => $this->start( strtok( $work, ' ' ), '0', 'go', strtok( ' ' ) ),
			$works
		);
		foreach ( $processes as list( , , $output ) ) {
			self::assertSame( "ready\n", fgets( $output ) );
		}
		foreach ( $processes as list( , $input ) ) {
			fwrite( $input, "go\n" );
		}
		$said = array();
		foreach ( $processes as list( $process, , $output ) ) {
			$said[] = (string) stream_get_contents( $output );
			proc_close( $process );
		}
		return $said;
	}

	/** @return array{resource, resource, resource} The process, its input and its output. */
	private function start( string $work, string $stop, string $go = '', string|false $file = false ): array {
		$pipes   = array();
		$process = proc_open(
			array(
				PHP_BINARY,
				__DIR__ . '/ledger-attempt.php',
				$work,
				false === $file ? $this->file : $file,
				$stop,
				...( '' === $go ? array() : array( $go ) ),
			),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		return array( $process, $pipes[0], $pipes[1] );
	}
}
