<?php

declare( strict_types=1 );

namespace Slipstream\Ai;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Alt_Text\Alt_Writer;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Ai\Engines\Core\Core_Engine;
use Slipstream\Ai\Engines\Hub\Hub_Engine;
use Slipstream\Ai\Engines\Picker\Engine_Picker;
use Slipstream\Ai\Engines\Picker\Media_Picker;
use Slipstream\Ai\Feature\Ai_Feature;
use Slipstream\Ai\Feature\Editor_Prices;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Relay\Answer_Cache;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Media_Assistant;
use Slipstream\Ai\Relay\Stop_Flags;
use Slipstream\Ai\Relay\Stream_Relay;
use Slipstream\Ai\Relay\Stream_Slots;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Ai\Server\Server_State;
use Slipstream\Ai\Server_Test\Server_Test;
use Slipstream\Ai\Usage\Usage_Services;
use Slipstream\Support\Environment;
use Slipstream\Tokens\Connected_Sites;

/**
 * Builds each service when someone needs it. None keeps state of its own, so none has to be built only once.
 */
final class Ai_Services {

	/** Seconds that an answer may take. */
	private const LONGEST_STREAM = 300;

	/** Answers that may run at once. A small host has five PHP processes: one must be left for everything else. */
	private const MOST_STREAMS = 4;

	/** @param Closure(): (Hub_Engine|null)|null $hub    The hub that answers what this site asks for itself. */
	public function __construct(
		private Environment $site,
		private Ai_Access $access,
		private ?Connected_Sites $sites = null,
		private ?Closure $hub = null
	) {}

	/**
	 * What scripts start with.
	 *
	 * @param bool $is_own Whether this site answers; else its hub does.
	 */
	public function start_data( bool $is_own = true ): Ai_Start_Data {
		return new Ai_Start_Data(
			$this->engines(),
			new Editor_Prices( $this->media_picker() ),
			$this->access,
			$is_own
		);
	}

	/** Who may use AI. */
	public function access(): Ai_Access {
		return $this->access;
	}

	public function server(): Ai_Server_Settings {
		return new Ai_Server_Settings( $this->site->secrets() );
	}

	/** The server that the next request asks, for messages about it. */
	public function asked_server(): Asked_Server {
		return $this->uses_wordpress() ? Asked_Server::of_wordpress() : $this->server()->asked();
	}

	/** How the site's own server answered last. */
	public function server_state(): Server_State {
		$server = $this->server();
		return new Server_State(
			$this->site->clock(),
			fn (): string => $this->uses_wordpress()
				? Ai_Server_Settings::fingerprint( 'WordPress', implode( ',', Core_Engine::providers() ), '' )
				: Ai_Server_Settings::fingerprint( $server->base_url(), $server->model(), $server->key() )
		);
	}

	private function uses_wordpress(): bool {
		return 'core' === $this->engines()->pick()?->name();
	}

	/** Records how a request to the site's own server ended. */
	public function note_server( Asked_Server $asked, ?Server_Cause $cause ): void {
		$server = $this->server();
		if ( $asked->is_of_wordpress() || $this->uses_wordpress() ) {
			if ( $asked->is_of_wordpress() && $this->uses_wordpress() ) {
				$this->server_state()->note( $cause );
			}
			return;
		}
		if ( $asked->address !== $server->base_url() ) {
			return;
		}
		if ( $asked->model === $server->model() ) {
			$this->server_state()->note( $cause );
		} else {
			$this->server_state()->note_other( $cause );
		}
	}

	public function server_test(): Server_Test {
		return new Server_Test( $this->usage()->meter(), $this->server_state() );
	}

	/** Everything that counts AI requests. */
	public function usage(): Usage_Services {
		return new Usage_Services(
			$this->site->database(),
			$this->site->clock(),
			$this->sites,
			null !== $this->hub && null !== ( $this->hub )()
		);
	}

	/** The quota that is left. */
	public function feature(): Ai_Feature {
		return new Ai_Feature( $this->engines(), $this->usage()->meter(), $this->access, $this->sites );
	}

	/** How many answers may run at once. */
	public function stream_slots(): Stream_Slots {
		$most = defined( 'SLIPSTREAM_AI_MAX_STREAMS' )
			? (int) constant( 'SLIPSTREAM_AI_MAX_STREAMS' )
			: self::MOST_STREAMS;
		/**
		 * Filters how many answers can stream at once. Each keeps one PHP process busy.
		 *
		 * @since 0.1.0
		 *
		 * @param int $most The constant SLIPSTREAM_AI_MAX_STREAMS, or the default.
		 */
		$most = (int) apply_filters( 'slipstream_ai_max_streams', $most );
		return new Stream_Slots(
			$this->site->database(),
			$this->site->clock(),
			max( 1, $most ),
			$this->stream_timeout() + 60
		);
	}

	/** Words what the assistant is asked. */
	public function prompts( bool $is_own = true ): Prompt_Builder {
		return new Prompt_Builder( $is_own ? new House_Style() : null );
	}

	public function assistant( ?Engine_Picker $engines = null ): Assistant {
		$relay = new Stream_Relay(
			new Stop_Flags( $this->site->signing_key() ),
			(float) $this->stream_timeout(),
			$this->silence_timeout()
		);
		/**
		 * Filters how many seconds an AI server has to accept or refuse a request before the client gets a stream. A
		 * refusal within this time becomes an HTTP status; a later one becomes an event in the stream.
		 *
		 * @since 0.1.0
		 *
		 * @param float $seconds The default.
		 */
		$patience = (float) apply_filters( 'slipstream_ai_open_seconds', 10.0 );
		return new Assistant(
			$engines ?? $this->engines(),
			$relay,
			$this->usage()->meter(),
			$this->stream_slots(),
			new Answer_Cache(),
			$patience
		);
	}

	/** What looks at images. Another model may do so than the one that writes. */
	public function alt_writer(): Alt_Writer {
		return new Alt_Writer( $this->vision_assistant(), $this->site->counters(), $this->stream_timeout() );
	}

	/** The assistant for requests about images. */
	public function vision_assistant(): Assistant {
		return $this->assistant(
			new Engine_Picker(
				$this->server(),
				$this->server()->chosen_model( Ai_Server_Settings::VISION_MODEL ),
				$this->hub
			)
		);
	}

	private function media_picker(): Media_Picker {
		return new Media_Picker( $this->engines(), $this->server() );
	}

	/** Makes images, and transcribes. */
	public function media_assistant(): Media_Assistant {
		return new Media_Assistant( $this->media_picker(), $this->usage()->meter(), $this->stream_slots() );
	}

	public function engines(): Engine_Picker {
		return new Engine_Picker( $this->server(), '', $this->hub );
	}

	private function stream_timeout(): int {
		/**
		 * Filters how many seconds an answer can take.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds The default.
		 */
		return max( 1, (int) apply_filters( 'slipstream_ai_stream_seconds', self::LONGEST_STREAM ) );
	}

	private function silence_timeout(): float {
		/**
		 * Filters how many seconds an AI server can stay silent before its answer counts as failed.
		 *
		 * @since 0.1.0
		 *
		 * @param float $seconds The default.
		 */
		return (float) apply_filters( 'slipstream_ai_silence_seconds', 60.0 );
	}
}
