<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Jobs;

use RuntimeException;

/** A process of its own that has jobs. */
final class Job_Process {

	/** @var resource */
	private $process;

	/** @var array<int, resource> */
	private array $pipes = array();

	/**
	 * Starts it, until it is ready.
	 *
	 * @param string $what      See job-process.php.
	 * @param string $stop      Where it is to be killed.
	 * @param string ...$more   Its other arguments.
	 */
	public function __construct( string $what, string $stop = '', string ...$more ) {
		$process = proc_open(
			array( PHP_BINARY, __DIR__ . '/job-process.php', $what, $stop, ...$more ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$this->pipes
		);
		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'The process could not be started.' );
		}
		$this->process = $process;
		$said          = $this->read();
		if ( 'ready' !== $said ) {
			throw new RuntimeException( "The process is not ready: $said" );
		}
	}

	/** Lets it begin. */
	public function begin(): self {
		fwrite( $this->pipes[0], "\n" );
		return $this;
	}

	/** The next line that it says. */
	public function read(): string {
		return trim( (string) fgets( $this->pipes[1] ) );
	}

	/** Waits until it has ended by itself. */
	public function wait(): void {
		stream_get_contents( $this->pipes[1] );
		array_map( 'fclose', $this->pipes );
		proc_close( $this->process );
	}

	/** Kills it, or takes leave of one that has ended. */
	public function end(): void {
		proc_terminate( $this->process, SIGKILL );
		array_map( 'fclose', $this->pipes );
		proc_close( $this->process );
	}

	/**
	 * Runs one to its end, or to where it is killed.
	 *
	 * @return string What it said.
	 */
	public static function run( string $what, string $stop = '', string ...$more ): string {
		$process = new self( $what, $stop, ...$more );
		$said    = $process->begin()->read();
		$process->end();
		return $said;
	}
}
