<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Http\Request_Error;

/** Something that makes images. */
interface Image_Engine {

	/** The model that makes images, as the log and the table of prices name it. */
	public function image_model(): string;

	/**
	 * Makes an image and waits for it.
	 *
	 * @throws Request_Error If there is none.
	 */
	public function draw( Image_Request $request ): Generated_Image;
}
