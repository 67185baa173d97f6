<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Demo;

use Slipstream\Ai\Answers\Form_Rules;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Engine;

/**
 * Shows how the assistant works where no model is set up: the same request always gets the same text, which says that
 * no model wrote it.
 */
final class Demo_Engine implements Engine {

	public function __construct( private float $seconds = 0.04 ) {}

	public function name(): string {
		return 'demo';
	}

	public function model(): string {
		return 'demo';
	}

	public function streams(): bool {
		return true;
	}

	public function start( Chat_Request $request ): Completion {
		preg_match_all( '/\S+\s*/u', $this->text( $request ), $words );
		return new Paced_Completion(
			array_map( static fn( string $word ): Delta => new Delta( $word ), $words[0] ),
			$this->seconds
		);
	}

	private function text( Chat_Request $request ): string {
		$about = $this->subject( $request );
		if ( 'ai-assistant-generate-title' === $request->kind ) {
			/* translators: %s: the first words of the text that a title is asked for. */
			return sprintf( __( 'Demo title: %s', 'slipstream' ), $about );
		}
		if ( Form_Rules::TYPE === $request->kind ) {
			return Form_Rules::demo( $about );
		}
		if ( 'ai-assistant-transform-list-to-table' === $request->kind ) {
			return '| '
				. __( 'Demo', 'slipstream' )
				. ' | '
				. __( 'No AI model wrote this table', 'slipstream' )
				. " |\n| --- | --- |\n| 1 | $about |\n";
		}
		/* translators: %s: the first words of the request. */
		$first = sprintf( __( '**Demo text, not written by an AI model.** You asked about: %s', 'slipstream' ), $about );
		return $first . "\n\n"
			. __(
				'This site has no AI server, so this is sample text. It arrives word by word, as a model would write it, so that you can see how writing, stopping, accepting, and discarding feel.',
				'slipstream'
			)
			. "\n\n"
			. __(
				'An administrator can connect a model in the AI settings: any server that supports the OpenAI API will do, including one on this machine.',
				'slipstream'
			);
	}

	private function subject( Chat_Request $request ): string {
		$last = $request->messages[ count( $request->messages ) - 1 ]['content'] ?? '';
		// The fenced parts are the writer's text; around them stand our instructions and, after a colon, the writer's
		// own request.
		$fence = '/````\n(.*?)\n````/s';
		$text  = preg_match( $fence, $last, $found ) ? $found[1] : $last;
		if (
			in_array( $request->kind, array( 'ai-assistant-user-prompt', Form_Rules::TYPE ), true )
			&& preg_match( '/.*^[^\n]*:\n(.+)/ms', (string) preg_replace( $fence, '', $last ), $asked )
		) {
			$text = $asked[1];
		}
		return wp_trim_words( str_replace( array( '|', '*', '#', '_' ), '', $text ), 8, '…' );
	}
}
