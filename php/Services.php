<?php
/**
 * The services of the plugin.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream;

use Slipstream\Ai\Alt_Text\Alt_Library;
use Slipstream\Ai\Alt_Text\Alt_Writer;
use Slipstream\Ai\Engines\Ai_Server;
use Slipstream\Ai\Engines\Engine_Picker;
use Slipstream\Ai\Engines\Media_Picker;
use Slipstream\Ai\Images\Media_Assistant;
use Slipstream\Ai\Prompts\House_Style;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Ai\Relay\Answer_Cache;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Stop_Flags;
use Slipstream\Ai\Relay\Stream_Relay;
use Slipstream\Ai\Relay\Stream_Slots;
use Slipstream\Ai\Rest\Ai_Feature_Controller;
use Slipstream\Ai\Rest\Ai_Media_Controller;
use Slipstream\Ai\Rest\Ai_Query_Controller;
use Slipstream\Ai\Rest\Ai_Settings_Controller;
use Slipstream\Ai\Rest\Ai_Token_Controller;
use Slipstream\Ai\Rest\Ai_Writing_Controller;
use Slipstream\Ai\Rest\Alt_Text_Controller;
use Slipstream\Ai\Usage\Editor_Prices;
use Slipstream\Ai\Usage\Quota;
use Slipstream\Ai\Usage\Usage_Factory;
use Slipstream\Blocks\Business_Hours;
use Slipstream\Blocks\Rest\Business_Hours_Controller;
use Slipstream\Connection\Authorize_Page;
use Slipstream\Connection\Connection_Data;
use Slipstream\Connection\Rest\Connection_Controller;
use Slipstream\Connection\Site_Connection;
use Slipstream\Forms\Factory;
use Slipstream\Forms\Feedback_Store;
use Slipstream\Forms\Rest\Form_Download_Controller;
use Slipstream\Forms\Rest\Form_Inbox_Controller;
use Slipstream\Modules\Rest\Module_Controller;
use Slipstream\Provider\Bearer_Auth;
use Slipstream\Provider\Token_Issuer;
use Slipstream\Related_Posts\Factory as Related_Posts_Factory;
use Slipstream\Support\Clock;
use Slipstream\Support\Counters;
use Slipstream\Support\Editor_Settings;
use Slipstream\Support\Schema;
use Slipstream\Support\Secrets;
use Slipstream\Support\System_Clock;
use WP_REST_Controller;
use wpdb;

/**
 * Builds each service when somebody needs it. None keeps state of its own, so none has to be built only once.
 */
final class Services {

	public const TOKEN_KEY = 'slipstream_token_key';

	/**
	 * Seconds that an answer may take.
	 */
	private const LONGEST_STREAM = 300;

	/**
	 * Answers that may run at once. A small host has five PHP processes: one must be left for everything else.
	 */
	private const MOST_STREAMS = 4;

	/**
	 * The controllers of all routes.
	 *
	 * @return list<WP_REST_Controller>
	 */
	public function controllers(): array {
		$connection = $this->connection();
		return array(
			new Connection_Controller( $connection, new Connection_Data( $connection ), $this->authorize_page() ),
			new Ai_Token_Controller( $this->tokens(), $connection ),
			new Ai_Query_Controller( new Bearer_Auth( $this->tokens(), $connection ), $this->prompts(), fn(): Assistant => $this->assistant() ),
			new Ai_Media_Controller( new Bearer_Auth( $this->tokens(), $connection ), fn(): Media_Assistant => $this->media_assistant() ),
			new Ai_Feature_Controller( $this->quota(), $this->engines(), $this->ai_usage()->meter() ),
			new Ai_Settings_Controller( $this->ai_settings(), $this->engines(), $this->quota() ),
			new Alt_Text_Controller( new Alt_Library( $this->database() ), fn(): Alt_Writer => $this->alt_writer() ),
			new Ai_Writing_Controller( new Prompt_Templates(), new House_Style() ),
			new Business_Hours_Controller( new Business_Hours() ),
			new Form_Inbox_Controller( new Feedback_Store() ),
			new Form_Download_Controller( new Feedback_Store() ),
			new Module_Controller(),
			...$this->related_posts()->controllers(),
			...$this->ai_usage()->controllers(),
		);
	}

	/**
	 * The site's connection.
	 */
	public function connection(): Site_Connection {
		return new Site_Connection();
	}

	/**
	 * The address that links a user.
	 */
	public function authorize_page(): Authorize_Page {
		return new Authorize_Page( $this->connection() );
	}

	/**
	 * What the scripts start with.
	 */
	public function editor_settings(): Editor_Settings {
		return new Editor_Settings( $this->connection(), new Connection_Data( $this->connection() ), $this->engines(), new Editor_Prices( $this->media_picker() ) );
	}

	/**
	 * Which AI server the site uses.
	 */
	public function ai_settings(): Ai_Server {
		return new Ai_Server( $this->secrets() );
	}

	/**
	 * The plugin's tables.
	 */
	public function schema(): Schema {
		return new Schema( $this->database() );
	}

	/**
	 * How many AI requests the site may make.
	 */
	public function quota(): Quota {
		return new Quota( $this->database(), $this->clock() );
	}

	/**
	 * Everything that counts AI requests.
	 */
	public function ai_usage(): Usage_Factory {
		return new Usage_Factory( $this->database(), $this->clock() );
	}

	/**
	 * Bearer tokens.
	 */
	public function tokens(): Token_Issuer {
		return new Token_Issuer( home_url(), fn(): string => $this->site_key(), $this->clock() );
	}

	/**
	 * How many answers may run at once.
	 */
	public function stream_slots(): Stream_Slots {
		$most = defined( 'SLIPSTREAM_AI_MAX_STREAMS' ) ? (int) constant( 'SLIPSTREAM_AI_MAX_STREAMS' ) : self::MOST_STREAMS;
		/**
		 * Filters how many answers may run at once. Each keeps one PHP process busy.
		 *
		 * @param int $most The constant SLIPSTREAM_AI_MAX_STREAMS, or the default.
		 */
		$most = (int) apply_filters( 'slipstream_ai_max_streams', $most );
		return new Stream_Slots( $this->database(), $this->clock(), max( 1, $most ), $this->longest_stream() + 60 );
	}

	/**
	 * The wording of what the assistant is asked.
	 */
	public function prompts(): Prompt_Builder {
		return new Prompt_Builder( new House_Style() );
	}

	/**
	 * The writing assistant.
	 *
	 * @param Engine_Picker|null $engines Who answers; whom the settings name by default.
	 */
	public function assistant( ?Engine_Picker $engines = null ): Assistant {
		$flags = new Stop_Flags( $this->site_key() );
		$relay = new Stream_Relay( $flags, (float) $this->longest_stream(), $this->longest_silence() );
		/**
		 * Filters how many seconds an AI server has to accept or refuse a request before the client gets a stream. A refusal within
		 * this time becomes an HTTP status, a later one an event in the stream.
		 *
		 * @param float $seconds The default.
		 */
		$patience = (float) apply_filters( 'slipstream_ai_open_seconds', 10.0 );
		return new Assistant( $engines ?? $this->engines(), $relay, $flags, $this->ai_usage()->meter(), $this->stream_slots(), new Answer_Cache(), $patience );
	}

	/**
	 * What looks at images. Another model may do so than the one that writes.
	 */
	public function alt_writer(): Alt_Writer {
		$engines = new Engine_Picker( $this->ai_settings(), Media_Picker::model( 'SLIPSTREAM_AI_VISION_MODEL', '' ) );
		return new Alt_Writer( $engines, $this->assistant( $engines ), new Counters( $this->database(), $this->clock() ), $this->longest_stream() );
	}

	/**
	 * Who draws and listens.
	 */
	private function media_picker(): Media_Picker {
		return new Media_Picker( $this->engines(), $this->ai_settings() );
	}

	/**
	 * What draws and listens.
	 */
	public function media_assistant(): Media_Assistant {
		return new Media_Assistant( $this->media_picker(), $this->ai_usage()->meter(), $this->stream_slots() );
	}

	/**
	 * Everything about forms.
	 */
	public function forms(): Factory {
		return new Factory( $this->database(), $this->clock() );
	}

	/**
	 * Everything about related posts.
	 */
	public function related_posts(): Related_Posts_Factory {
		return new Related_Posts_Factory( $this->database(), $this->clock() );
	}

	/**
	 * Who answers.
	 */
	private function engines(): Engine_Picker {
		return new Engine_Picker( $this->ai_settings() );
	}

	/**
	 * Secrets at rest.
	 */
	private function secrets(): Secrets {
		return new Secrets( wp_salt( 'auth' ) );
	}

	/**
	 * The key that tokens are signed with. Read from the database only when it is needed.
	 */
	private function site_key(): string {
		return $this->secrets()->site_key( $this->database(), self::TOKEN_KEY );
	}

	/**
	 * The time.
	 */
	private function clock(): Clock {
		return new System_Clock();
	}

	/**
	 * The site's database.
	 */
	private function database(): wpdb {
		global $wpdb;
		return $wpdb;
	}

	/**
	 * Seconds that an answer may take.
	 */
	private function longest_stream(): int {
		/**
		 * Filters how many seconds an answer may take.
		 *
		 * @param int $seconds The default.
		 */
		return max( 1, (int) apply_filters( 'slipstream_ai_stream_seconds', self::LONGEST_STREAM ) );
	}

	/**
	 * Seconds that an AI server may be silent.
	 */
	private function longest_silence(): float {
		/**
		 * Filters how many seconds an AI server may be silent before its answer counts as broken.
		 *
		 * @param float $seconds The default.
		 */
		return (float) apply_filters( 'slipstream_ai_silence_seconds', 60.0 );
	}
}
